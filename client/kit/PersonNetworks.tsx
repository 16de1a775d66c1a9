import { networks } from '#shared/content/networks.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './PersonNetworks.module.css'

/** How many networks a card has room for. */
const most = 2

/** The first of the party's networks, as tiles of our own: two letters each, no logos that are not ours. */
export function PersonNetworks() {
  const { t } = useTranslation()
  return (
    <ul className={styles.networks}>
      {networks.slice(0, most).map(({ id, name, short, url }) => (
        <li key={id}>
          <a href={url} rel="noreferrer" translate="no">
            <span aria-hidden="true">{short}</span>
            <VisuallyHidden>{`${name} (${t('opensElsewhere')})`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
