import { reach } from '#shared/content/organisation.ts'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { phoneAddress } from '../../../ui/phone.ts'
import { LanguageMenu } from '../../../headers/LanguageMenu.tsx'
import { useFacts } from '../../../site/useFacts.ts'
import styles from './TopBar.module.css'

/** Renders a dark strip above the bar with contact links, networks and the language menu. */
export function TopBar({ name }: { name: string }) {
  const party = useFacts(reach)
  return (
    <div className={styles.strip} data-strip>
      <div className={styles.inside}>
        <a href={phoneAddress(party.phone)}>
          <Icon name="phone" />
          {party.phone}
        </a>
        <a className={styles.mail} href={`mailto:${party.email}`}>
          <Icon name="mail" />
          {party.email}
        </a>
        <FooterNetworks className={styles.networks} />
        <LanguageMenu name={name} />
      </div>
    </div>
  )
}
