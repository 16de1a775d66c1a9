import pictures from 'virtual:pictures/panels'
import { FooterNetworks } from '../../footers/FooterNetworks.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Burger } from '../BurgerMenu.tsx'
import { FoldingMenu } from '../FoldingMenu.tsx'
import { HeaderFrame, HeaderTools } from '../HeaderFrame.tsx'
import { LanguageLinks } from '../LanguageLinks.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import styles from './HalfHeader.module.css'
import { useSampleMenu } from './sampleMenu.ts'

/** A bar with a burger at every width; its menu takes one half of the screen, a picture the other. */
export default function HalfHeader() {
  const menu = useSampleMenu()
  return (
    <HeaderFrame scroll="fixed">
      <Logo />
      <HeaderTools>
        <LanguageMenu name="bar" />
      </HeaderTools>
      <Burger className={styles.burger} isAlways>
        <div className={styles.panel}>
          <div className={styles.picture}>
            <Picture of={pictures.blocks} alt="" />
          </div>
          <div className={styles.inside}>
            <FoldingMenu entries={menu} name="burger" />
            <div>
              <FooterNetworks />
              <div className={styles.languages}>
                <LanguageLinks />
              </div>
            </div>
          </div>
        </div>
      </Burger>
    </HeaderFrame>
  )
}
