import type { headerArrangements } from './arrangements.generated.ts'
import type { FoundHeader, HeaderName, ShownHeaderName } from '#shared/routes/headers.ts'
import type { BarPreset } from './arrangements/barPresets.ts'
import type { BurgerPreset } from './arrangements/BurgerHeader.tsx'
import type { MobilePreset } from './arrangements/MobileHeader.tsx'
import type { PushPreset } from './arrangements/PushHeader.tsx'

interface Arranged<Name extends string> extends FoundHeader {
  /** The component that renders it (`arrangements/`). */
  arrangement: Name
}

/** The settings in a header's `page.ts`: its arrangement and the preset of that arrangement. */
export type HeaderRow =
  | (Arranged<'bar'> & Partial<BarPreset>)
  | (Arranged<'push'> & PushPreset)
  | (Arranged<'mobile'> & MobilePreset)
  | (Arranged<'burger'> & BurgerPreset)
  | Arranged<'onePage' | 'column' | 'rail' | 'half'>

export type Arrangement = HeaderRow['arrangement']

/** The headers of an arrangement. */
export type HeaderOf<Name extends Arrangement> = {
  [Header in HeaderName]: (typeof headerArrangements)[Header]['arrangement'] extends Name ? Header : never
}[HeaderName]

/** The headers of an arrangement that have a page. */
export type ShownHeaderOf<Name extends Arrangement> = Extract<HeaderOf<Name>, ShownHeaderName>
