import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'

/** The registration of a header or footer. */
export interface FrameEntry<Name> {
  /** Source file, as Vite's manifest names it. */
  source: string
  load: () => Promise<{ default: ComponentType<{ name: Name }> }>
  /** Its words besides those of the shell. */
  words: readonly WordFile[]
}
