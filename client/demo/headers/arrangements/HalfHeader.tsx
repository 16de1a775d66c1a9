import pictures from 'virtual:pictures/panels'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { FoldingMenu } from '../../../headers/FoldingMenu.tsx'
import { LanguageLinks } from '../../../headers/LanguageLinks.tsx'
import { CoverHeader } from './CoverHeader.tsx'
import styles from './HalfHeader.module.css'
import { useSampleMenu } from './sampleMenu.ts'

/** Renders a bar with a burger at every width. The menu fills one half of the screen, a picture the other. */
export default function HalfHeader() {
  const menu = useSampleMenu()
  return (
    <CoverHeader className={styles.half}>
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
    </CoverHeader>
  )
}
