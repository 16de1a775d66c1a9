import { headerLayouts } from '../layouts.generated.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { BarMenu } from '../../../headers/BarMenu.tsx'
import { BurgerMenu } from '../../../headers/BurgerMenu.tsx'
import { HeaderFrame, HeaderTools } from '../../../headers/HeaderFrame.tsx'
import { useClaimAndAction } from '../../useClaimAndAction.ts'
import type { HeaderOf } from '../headerRow.ts'
import { LanguageMenu } from '../../../headers/LanguageMenu.tsx'
import deep from './deepMenus.module.css'
import styles from './MobileHeader.module.css'
import { useSampleMenu } from './sampleMenu.ts'

export interface MobilePreset {
  /** Opening of the menu on a small screen: under the bar, as a sheet that moves the page aside, or over everything. */
  opening: 'drop' | 'sheet' | 'cover'
}

/** Shared name of the bar's menus: opening one closes the others. */
const bar = 'bar'

/** Renders a bar from 992 px; below that, a burger whose menu opens as the preset says. */
export default function MobileHeader({ name }: { name: HeaderOf<'mobile'> }) {
  const { opening } = headerLayouts[name]
  const menu = useSampleMenu()
  const { action } = useClaimAndAction()
  return (
    <HeaderFrame scroll="fixed" className={deep.menus}>
      <Logo />
      <BarMenu entries={menu} name={bar} />
      <HeaderTools>
        <LanguageMenu name={bar} />
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
      </HeaderTools>
      <BurgerMenu entries={menu} className={`${styles.burger} ${styles[opening]}`}>
        <ButtonLink to={action.to} tone={opening === 'drop' ? 'accent' : 'paper'}>
          {action.label}
        </ButtonLink>
      </BurgerMenu>
    </HeaderFrame>
  )
}
