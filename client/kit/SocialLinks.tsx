import { networks } from '#shared/content/networks.ts'
import { useFacts } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { NetworkIcon } from '../ui/NetworkIcon.tsx'
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

/** The content of a link: the network's icon, its name, both, or the name on hover only. */
const shown: Readonly<Record<SocialLook, 'icon' | 'name' | 'both' | 'onDemand'>> = {
  plain: 'icon',
  filled: 'icon',
  outlined: 'icon',
  discs: 'icon',
  halves: 'icon',
  joined: 'icon',
  named: 'both',
  rows: 'name',
  rail: 'onDemand',
  rise: 'icon',
  raised: 'icon',
  links: 'name',
}

interface SocialLinksProps {
  /** The accessible name of the list. */
  label: string
  look?: SocialLook
}

/** Renders links to the party's accounts. */
export function SocialLinks({ label, look = 'filled' }: SocialLinksProps) {
  const party = useFacts({ networks })
  const { t } = useTranslation()
  const shows = shown[look]
  return (
    <ul className={styles.list} data-look={look} aria-label={label}>
      {party.networks.map(({ id, name, url }) => (
        <li key={id}>
          <a className={styles.link} href={url} rel="noreferrer">
            {shows !== 'name' && (
              <span className={styles.icon}>
                <NetworkIcon of={id} />
              </span>
            )}
            {shows === 'icon' ? (
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
