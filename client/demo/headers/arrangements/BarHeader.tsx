import { shownIn } from '#shared/routes/headers.ts'
import { useAddress } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { BarMenu } from '../../../headers/BarMenu.tsx'
import { BurgerMenu } from '../../../headers/BurgerMenu.tsx'
import { HeaderFrame, HeaderTools } from '../../../headers/HeaderFrame.tsx'
import { useClaimAndAction } from '../../useClaimAndAction.ts'
import type { HeaderOf } from '../headerRow.ts'
import { LanguageMenu } from '../../../headers/LanguageMenu.tsx'
import { isBranch, type MenuEntry } from '../../../headers/menu.ts'
import styles from './BarHeader.module.css'
import { barPresetOf } from './barPresets.ts'
import deep from './deepMenus.module.css'
import { MegaMenu } from './MegaMenu.tsx'
import { MiniCart } from './MiniCart.tsx'
import { SearchOverlay } from './SearchOverlay.tsx'
import { useSampleMenu } from './sampleMenu.ts'
import { TopBar } from './TopBar.tsx'

/** Shared name of the bar's menus: opening one closes the others. */
const bar = 'bar'

/** The entry with the mega menu. */
const widest = 'elements'

/** Renders a bar with logo, menu and tools, as its preset says. */
export default function BarHeader({ name }: { name: HeaderOf<'bar'> }) {
  const { ground, scroll, order, hasStrip, tools } = barPresetOf(name)
  const { t } = useTranslation('frames')
  const address = useAddress()
  const whole = { label: t('menu.whole'), to: address('elements') }
  const menu = useSampleMenu().map((entry): MenuEntry => {
    const isWidest = entry.id === widest && isBranch(entry)
    return isWidest ? { ...entry, panel: <MegaMenu branch={entry} whole={whole} /> } : entry
  })
  const { action } = useClaimAndAction()
  const button = <ButtonLink to={action.to}>{action.label}</ButtonLink>

  const half = menu.length / 2
  const logoAndMenu =
    order === 'split' ? (
      <>
        <BarMenu entries={menu.slice(0, half)} name={bar} label={t('menu.first')} />
        <Logo />
        <BarMenu entries={menu.slice(half)} name={bar} label={t('menu.second')} />
      </>
    ) : (
      <>
        <Logo />
        <BarMenu entries={menu} name={bar} />
      </>
    )
  return (
    <HeaderFrame
      scroll={scroll}
      className={[styles.header, styles[ground], styles[order], styles[scroll], hasStrip && styles.strip, deep.menus]
        .filter(Boolean)
        .join(' ')}
      above={hasStrip && <TopBar name={bar} />}
    >
      {logoAndMenu}
      {order === 'inline' && (
        <div className={styles.quick}>
          {tools.includes('search') && <SearchOverlay name={bar} />}
          {shownIn(name).shows && <MiniCart name={bar} />}
        </div>
      )}
      {tools.length > 0 && (
        <HeaderTools>
          {tools.includes('language') && <LanguageMenu name={bar} />}
          {tools.includes('button') && button}
        </HeaderTools>
      )}
      <BurgerMenu entries={menu}>{button}</BurgerMenu>
    </HeaderFrame>
  )
}
