import { useTranslation } from 'react-i18next'
import { networks } from '#shared/content/networks.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './FooterNetworks.module.css'

/** The party's accounts on social networks, each a tile with two letters. */
export function FooterNetworks() {
  const { t } = useTranslation()
  return (
    <ul className={styles.networks} aria-label={t('networks')}>
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
