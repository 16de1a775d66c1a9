import type framePictures from 'virtual:pictures/frames'
import type panelPictures from 'virtual:pictures/panels'
import type { headerArrangements } from '../headers/arrangements.generated.ts'
import type { HeaderName, ShownHeaderName } from '#shared/routes/headers.ts'
import type { Arrangement, HeaderOf } from '../headers/headerRow.ts'
import type { BodyLook } from './SampleBody.tsx'

/** A background other than that of the page. */
type Field = 'tint' | 'ink' | 'accent' | 'contrast' | 'highlight'

/** The first screen under a bar. */
interface Hero {
  picture: keyof typeof framePictures
  /**
   * Position of the picture. `end`, `start`: at that side of the words, to the page's edge. `under`: behind a plate with the
   * words and the header; `wide`: the plate is at its side. `above`, `below`: over or under the words, from edge to edge.
   * `tall`: overlaps the field's lower edge; `foot`: rises from it.
   */
  place: 'end' | 'start' | 'under' | 'wide' | 'above' | 'below' | 'tall' | 'foot'
  /** Background of the words; that of the page if absent. */
  field?: Field
}

/** The first screen under a header with a panel. */
interface Screen {
  /**
   * `beside`: the picture extends to the right edge of the page; `before`: to the left edge. `above`: a wide picture above
   * the words. `below`: a wide picture below very large words.
   */
  look: 'beside' | 'before' | 'above' | 'below'
  /** Background of the words. */
  field: 'ground' | 'deep' | 'ink' | 'accent' | 'highlight' | 'contrast'
  picture: keyof typeof panelPictures
}

/** The things to try, arranged like the header itself. */
interface Points<Look extends string> {
  look: Look
  /** Background; that of the page if absent. */
  field?: Field
}

/**
 * Under a bar. `bar`: one row of entries; `strip`: a strip above them; `veil`: a dark edge that fades; `centred`; `axis`: at both
 * sides of a middle line; `stacked`: a plate above a row. Each with a bar: `fixed`, one for all; `away`, only above the first;
 * `reverse`, lower and higher; `shrink`, ever thinner.
 */
type BarPoints = 'bar' | 'strip' | 'veil' | 'centred' | 'axis' | 'stacked' | 'fixed' | 'away' | 'reverse' | 'shrink'
/** Under a header with a panel: as its open menu. `drop`, `sheet` and `cover` are a phone. */
type PanelPoints = 'push' | 'column' | 'rail' | 'drop' | 'sheet' | 'cover' | 'field' | 'wipe' | 'half'

/** The links to the next headers. A `menu` has a field. */
type NextLook = { look: 'menu'; field: Field } | { look: 'bars' | 'quarters' | 'steps'; field?: never }

/** The body under the first screen. Neighbours in the list of headers have different looks (a test checks this). */
interface Body extends Omit<BodyLook, 'pictures'> {
  pictures?: readonly (keyof typeof framePictures)[]
}

/** Settings of the page of an arrangement. */
type LookIn<Name extends Arrangement> = Name extends 'bar'
  ? { hero: Hero; points: Points<BarPoints>; body: Body; next: NextLook }
  : Name extends 'onePage'
    ? null
    : Name extends 'rail'
      ? { points: Points<PanelPoints>; body: Body; next: NextLook }
      : { screen: Screen; points: Points<PanelPoints>; body: Body; next: NextLook }

/** Look of a header's page; null for a header without a page, and for a page with only one look. */
export type HeaderLook<Name extends HeaderName> = Name extends ShownHeaderName
  ? LookIn<(typeof headerArrangements)[Name]['arrangement']>
  : null

/**
 * The headers whose page has a first screen, a list of things to try, and a body. The page of `onePage` has its own parts.
 */
export type ReadHeaderName = Exclude<ShownHeaderName, HeaderOf<'onePage'>>

const looks = import.meta.glob<unknown>('../headers/*/page.ts', { eager: true, import: 'look' })

/** Returns the look of a header's page. */
export const headerLookOf = <Name extends HeaderName>(name: Name) =>
  looks[`../headers/${name}/page.ts`] as HeaderLook<Name>
