import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'

/** Where a header or footer comes from, for the pages that name it. */
export interface FrameEntry<Name> {
  /** Source file, as Vite's manifest names it. */
  source: string
  load: () => Promise<{ default: ComponentType<{ name: Name }> }>
  /** The words that it shows beside those of the shell. */
  words: readonly WordFile[]
}
