import { useTranslation } from 'react-i18next'
import { networks } from '#shared/content/networks.ts'
import { organisation } from '#shared/content/organisation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { phoneAddress } from '../../ui/phone.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import styles from './TopBar.module.css'

/** A strip of ink above the bar: how to reach the party, its networks, the language. */
export function TopBar({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.strip} data-strip>
      <div className={styles.inside}>
        <a href={phoneAddress(organisation.phone)}>
          <Icon name="phone" />
          {organisation.phone}
        </a>
        <a className={styles.mail} href={`mailto:${organisation.email}`}>
          <Icon name="mail" />
          {organisation.email}
        </a>
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
        <LanguageMenu name={name} />
      </div>
    </div>
  )
}
