import type { HeaderName } from '#shared/routes/headers.ts'
import type { ScrollBehaviour } from '../HeaderFrame.tsx'

/** What stands beside the menu, in the order of the bar. Search and cart are there on a phone, too; they need an order `inline`. */
export type BarTool = 'search' | 'cart' | 'language' | 'button'

export interface BarPreset {
  /**
   * What the bar stands on: a field, which in the case of `veil` is one that the hero shows through until the page is
   * scrolled, and of `plate` one around logo and menu alone.
   */
  ground: 'white' | 'ink' | 'tint' | 'cobalt' | 'veil' | 'plate'
  scroll: ScrollBehaviour
  /** Where the menu stands: after the logo, in the middle of the bar, half on each side of the logo, in a row below it. */
  order: 'inline' | 'centred' | 'split' | 'stacked'
  /** Whether a strip with phone, mail, networks and language stands above. */
  hasStrip: boolean
  tools: readonly BarTool[]
}

/** A white bar that goes out of the way: what the others differ from. */
const plain: BarPreset = {
  ground: 'white',
  scroll: 'reverse',
  order: 'inline',
  hasStrip: false,
  tools: ['search', 'language', 'button'],
}

/** What sets each bar apart. */
const presets: Readonly<Partial<Record<HeaderName, Partial<BarPreset>>>> = {
  'transparent-header': { ground: 'veil' },
  'white-header': { tools: ['search', 'cart', 'language'] },
  'dark-header': { ground: 'ink', tools: ['search', 'cart', 'language'] },
  'header-with-top-bar': { scroll: 'fixed', hasStrip: true, tools: ['search', 'cart', 'button'] },
  'center-navigation': { order: 'centred', tools: ['language', 'button'] },
  'center-logo': { order: 'split', hasStrip: true, tools: [] },
  'top-logo': { ground: 'plate', scroll: 'fixed', order: 'stacked', tools: ['language', 'button'] },
  'header-always-fixed': { scroll: 'fixed' },
  'header-disable-fixed': { ground: 'tint', scroll: 'away' },
  'header-reverse-scroll': { ground: 'cobalt' },
  'header-responsive-sticky': { scroll: 'shrink' },
}

/** The preset of a bar. */
export const barPresetOf = (name: HeaderName): BarPreset => ({ ...plain, ...presets[name] })
