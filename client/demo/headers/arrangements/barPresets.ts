import { headerLayouts } from '../layouts.generated.ts'
import type { ScrollBehaviour } from '../../../headers/HeaderFrame.tsx'
import type { HeaderOf } from '../headerRow.ts'

/** Tools beside the menu. The search is shown on a phone too; it needs the order `inline`, as does the cart. */
export type BarTool = 'search' | 'language' | 'button'

export interface BarPreset {
  /**
   * Background of the bar. `veil`: the hero shows through until the page is scrolled. `plate`: a field around logo and menu
   * only. `paper`: white in the dark theme, too.
   */
  ground: 'white' | 'paper' | 'ink' | 'tint' | 'contrast' | 'veil' | 'plate'
  scroll: ScrollBehaviour
  /** Position of the menu: after the logo, in the middle of the bar, half on each side of the logo, or in a row below it. */
  order: 'inline' | 'centred' | 'split' | 'stacked'
  /** Whether a strip with phone, mail, networks and language is above the bar. */
  hasStrip: boolean
  tools: readonly BarTool[]
}

/** Default settings of a bar: white, hidden while scrolling down. */
const plain: BarPreset = {
  ground: 'white',
  scroll: 'reverse',
  order: 'inline',
  hasStrip: false,
  tools: ['search', 'language', 'button'],
}

/** Returns the preset of a bar. */
export const barPresetOf = (name: HeaderOf<'bar'>): BarPreset => ({ ...plain, ...headerLayouts[name] })
