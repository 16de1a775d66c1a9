import type { HeaderName } from '#shared/routes/headers.ts'
import type { ScrollBehaviour } from '../HeaderFrame.tsx'

export interface BarPreset {
  ground: 'white'
  scroll: ScrollBehaviour
}

/** What sets each bar apart. */
export const barPresets: Readonly<Partial<Record<HeaderName, BarPreset>>> = {
  'white-header': { ground: 'white', scroll: 'reverse' },
}
