import { organisation } from '#shared/content/organisation.ts'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { phoneAddress } from '../../../ui/phone.ts'
import { LanguageMenu } from '../../../headers/LanguageMenu.tsx'
import styles from './TopBar.module.css'

/** Renders a dark strip above the bar with contact links, networks and the language menu. */
export const TopBar = ({ name }: { name: string }) => (
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
      <FooterNetworks className={styles.networks} />
      <LanguageMenu name={name} />
    </div>
  </div>
)
