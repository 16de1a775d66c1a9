import { elementsOf, familyOf, type ElementName } from '#shared/routes/elements.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './NextElements.module.css'

/** The number of elements that follow. */
const most = 3

/** Renders links to the next elements of the family as joined fields, after the last one the first ones, and to the index. */
export function NextElements({ after, index }: { after: ElementName; index: string }) {
  const { t } = useTranslation(['kit', 'elements'])
  const address = useAddress()
  const family = familyOf(after)
  const all = elementsOf(family)
  const position = all.indexOf(after)
  const next = [...all.slice(position + 1), ...all.slice(0, position)].slice(0, most)
  return (
    <nav className={styles.next} aria-labelledby="next-elements">
      <h2 id="next-elements">{t('next')}</h2>
      <PageLink to={address(family)}>{index}</PageLink>
      {next.map((name) => (
        <PageLink key={name} className={styles.field} to={address(`element-${name}`)}>
          {t(`elements:${name}`)}
          <Icon name="arrow" />
        </PageLink>
      ))}
    </nav>
  )
}
