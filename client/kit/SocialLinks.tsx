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

/** The content of a link: the network's two letters, its name, both, or the name on hover only. */
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
  /** The accessible name of the list. */
  label: string
  look?: SocialLook
}

/** Renders links to the party's accounts. The letters replace the networks' logos, which are not ours to use. */
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
