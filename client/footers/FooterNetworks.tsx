import { networks } from '#shared/content/networks.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './FooterNetworks.module.css'

interface FooterNetworksProps {
  /** A class that replaces the tiles. */
  className?: string | undefined
}

/** Renders links to the party's networks, each with two letters, as tiles by default. */
export function FooterNetworks({ className = styles.networks }: FooterNetworksProps) {
  const { t } = useTranslation()
  return (
    <ul className={className} aria-label={t('networks')}>
      {networks.map(({ id, name, short, url }) => (
        <li key={id}>
          <a href={url} rel="noreferrer">
            <span aria-hidden="true">{short}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
