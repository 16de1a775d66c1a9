import { networks } from '#shared/content/networks.ts'
import { useFacts } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { NetworkIcon } from '../ui/NetworkIcon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './FooterNetworks.module.css'

interface FooterNetworksProps {
  /** A class that replaces the tiles. */
  className?: string | undefined
}

/** Renders links to the party's networks, each with its icon, as tiles by default. */
export function FooterNetworks({ className = styles.networks }: FooterNetworksProps) {
  const party = useFacts({ networks })
  const { t } = useTranslation()
  return (
    <ul className={className} aria-label={t('networks')}>
      {party.networks.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} rel="noreferrer">
            <NetworkIcon of={id} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
