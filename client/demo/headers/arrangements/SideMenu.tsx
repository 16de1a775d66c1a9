import { FooterAddress } from '../../../footers/FooterAddress.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { FoldingMenu } from '../../../headers/FoldingMenu.tsx'
import { LanguageLinks } from '../../../headers/LanguageLinks.tsx'
import { ThemeChoice } from '../../../headers/ThemeChoice.tsx'
import { useClaimAndAction } from '../../useClaimAndAction.ts'
import { useSampleMenu } from './sampleMenu.ts'
import styles from './SideMenu.module.css'

/** Renders the content of a column or drawer at the page's edge: menu, claim, address, networks, languages and theme. */
export function SideMenu({ name }: { name: string }) {
  const { claim } = useClaimAndAction()
  const menu = useSampleMenu()
  return (
    <>
      <FoldingMenu entries={menu} name={name} />
      <p className={styles.text}>{claim}</p>
      <FooterAddress />
      <FooterNetworks className={styles.networks} />
      <div className={styles.languages}>
        <LanguageLinks />
      </div>
      <ThemeChoice />
    </>
  )
}
