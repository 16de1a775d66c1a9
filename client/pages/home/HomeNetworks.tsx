import { networks } from '#shared/content/networks.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { NetworkIcon } from '../../ui/NetworkIcon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './HomeNetworks.module.css'

/** Renders links to the party's accounts as flat fields that reach the section's edges. */
export function HomeNetworks() {
  const party = useFacts({ networks })
  const { t } = useTranslation(['home', 'common'])
  return (
    <div className={styles.networks}>
      <h2>{t('networks.title')}</h2>
      <ul className={styles.tiles}>
        {party.networks.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} rel="noreferrer">
              <NetworkIcon of={id} />
              <span translate="no">{name}</span> <VisuallyHidden>{`(${t('common:opensElsewhere')})`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
