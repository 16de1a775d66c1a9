import pictures from 'virtual:pictures/panels'
import { wordsIn } from '#locales/translator.ts'
import { headerLayouts } from '../layouts.generated.ts'
import { useAddress } from '../../../site/site.ts'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { NewsletterForm } from '../../../forms/NewsletterForm.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { BarMenu } from '../../../headers/BarMenu.tsx'
import { FoldingMenu } from '../../../headers/FoldingMenu.tsx'
import { HeaderFrame, HeaderTools } from '../../../headers/HeaderFrame.tsx'
import type { HeaderOf, ShownHeaderOf } from '../headerRow.ts'
import { LanguageLinks } from '../../../headers/LanguageLinks.tsx'
import { LanguageMenu } from '../../../headers/LanguageMenu.tsx'
import { SearchLink } from '../../../headers/SearchLink.tsx'
import deep from './deepMenus.module.css'
import styles from './PushHeader.module.css'
import { useSampleMenu } from './sampleMenu.ts'
import { SidePanel } from './SidePanel.tsx'

/** Shared name of the bar's menus: opening one closes the others. */
const bar = 'bar'

export interface PushPreset {
  /** `night`: in the dark colours of the hero until the page is scrolled; on a phone with the mark only. */
  ground: 'white' | 'night'
  hasSearch: boolean
  /** The header whose words the panel shows: itself, or another one if it has no words. */
  panel: ShownHeaderOf<'push'>
}

/**
 * Renders a bar whose panel pushes the page aside. The panel has a greeting, pictures, the newsletter form and networks; on
 * a small screen also the menu.
 */
export default function PushHeader({ name }: { name: HeaderOf<'push'> }) {
  const { ground, hasSearch, panel: panelName } = headerLayouts[name]
  const { t, i18n } = useTranslation()
  const address = useAddress()
  const menu = useSampleMenu()
  const { panel } = wordsIn(i18n, `headers/${panelName}`)
  return (
    <HeaderFrame scroll="fixed" className={`${styles.header} ${ground === 'night' ? styles.night : ''} ${deep.menus}`}>
      <Logo />
      <BarMenu entries={menu} name={bar} />
      {hasSearch && (
        <div className={styles.search}>
          <SearchLink />
        </div>
      )}
      <HeaderTools>
        <LanguageMenu name={bar} />
      </HeaderTools>
      <SidePanel className={styles.push} from="end" pushes isAlways>
        <div className={styles.narrow}>
          <FoldingMenu entries={menu} name="push" />
        </div>
        <p className={styles.greeting}>{panel.heading}</p>
        <p className={styles.text}>{panel.text}</p>
        <PageLink className={styles.pictures} to={address('gallery')} aria-label={t('gallery')}>
          <Picture of={pictures.pushCity} alt="" />
          <Picture of={pictures.pushSteps} alt="" />
          <Picture of={pictures.pushBoat} alt="" />
        </PageLink>
        <NewsletterForm anchor="header-with-push" />
        <FooterNetworks />
        <div className={styles.narrow}>
          <LanguageLinks />
        </div>
      </SidePanel>
    </HeaderFrame>
  )
}
