import { headerRows } from '#shared/routes/headers.generated.ts'
import type { ScrollBehaviour } from '../../../headers/HeaderFrame.tsx'
import type { HeaderOf } from '../headerRow.ts'

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

/** A white bar that goes out of the way: what a bar is where its row says nothing else. */
const plain: BarPreset = {
  ground: 'white',
  scroll: 'reverse',
  order: 'inline',
  hasStrip: false,
  tools: ['search', 'language', 'button'],
}

/** Returns the preset of a bar. */
export const barPresetOf = (name: HeaderOf<'bar'>): BarPreset => ({ ...plain, ...headerRows[name] })
