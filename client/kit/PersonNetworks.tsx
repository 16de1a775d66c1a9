import { networks } from '#shared/content/networks.ts'
import { useFacts } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { NetworkIcon } from '../ui/NetworkIcon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './PersonNetworks.module.css'

/** The number of networks that fit on a card. */
const maxNetworks = 2

/** Renders the party's first networks as tiles with icons. */
export function PersonNetworks() {
  const party = useFacts({ networks })
  const { t } = useTranslation()
  return (
    <ul className={styles.networks}>
      {party.networks.slice(0, maxNetworks).map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} rel="noreferrer" translate="no">
            <NetworkIcon of={id} />
            <VisuallyHidden>{`${name} (${t('opensElsewhere')})`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
