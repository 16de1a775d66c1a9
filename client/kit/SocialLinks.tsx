import { networks } from '#shared/content/networks.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './SocialLinks.module.css'

export type SocialLook =
  | 'plain'
  | 'filled'
  | 'outlined'
  | 'discs'
  | 'halves'
  | 'joined'
  | 'named'
  | 'rows'
  | 'rail'
  | 'rise'
  | 'raised'
  | 'links'

/** What a look shows of a network: our two letters, its name, both, or the name only when it is pointed at. */
const shown: Readonly<Record<SocialLook, 'letters' | 'name' | 'both' | 'onDemand'>> = {
  plain: 'letters',
  filled: 'letters',
  outlined: 'letters',
  discs: 'letters',
  halves: 'letters',
  joined: 'letters',
  named: 'both',
  rows: 'name',
  rail: 'onDemand',
  rise: 'letters',
  raised: 'letters',
  links: 'name',
}

interface SocialLinksProps {
  /** What the list is called by those who hear it. */
  label: string
  look?: SocialLook
}

/** The party's accounts on social networks: our letters in place of logos that are not ours. */
export function SocialLinks({ label, look = 'filled' }: SocialLinksProps) {
  const { t } = useTranslation()
  const shows = shown[look]
  return (
    <ul className={styles.list} data-look={look} aria-label={label}>
      {networks.map(({ id, name, short, url }) => (
        <li key={id}>
          <a className={styles.link} href={url} rel="noreferrer">
            {shows !== 'name' && (
              <span className={styles.letters} translate="no" aria-hidden="true">
                {short}
              </span>
            )}
            {shows === 'letters' ? (
              <VisuallyHidden>
                <span translate="no">{name}</span>
              </VisuallyHidden>
            ) : (
              <span className={styles.name} translate="no">
                {name}
              </span>
            )}
            <VisuallyHidden>{` (${t('opensElsewhere')})`}</VisuallyHidden>
            {look === 'rows' && <Icon name="arrow" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
