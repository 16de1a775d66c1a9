import { FooterAddress } from '../../../footers/FooterAddress.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { FoldingMenu } from '../../../headers/FoldingMenu.tsx'
import { LanguageLinks } from '../../../headers/LanguageLinks.tsx'
import { ThemeChoice } from '../../../headers/ThemeChoice.tsx'
import { useSampleMenu } from './sampleMenu.ts'
import styles from './SideMenu.module.css'

/** Renders the content of a column or drawer at the page's edge: menu, tagline, address, networks, languages and theme. */
export function SideMenu({ name }: { name: string }) {
  const { t } = useTranslation('organisation')
  const menu = useSampleMenu()
  return (
    <>
      <FoldingMenu entries={menu} name={name} />
      <p className={styles.text}>{t('tagline')}</p>
      <FooterAddress />
      <FooterNetworks />
      <div className={styles.languages}>
        <LanguageLinks />
      </div>
      <ThemeChoice />
    </>
  )
}
