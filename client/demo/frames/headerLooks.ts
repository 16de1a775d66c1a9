import type framePictures from 'virtual:pictures/frames'
import type panelPictures from 'virtual:pictures/panels'
import type { headerRows } from '#shared/routes/headers.generated.ts'
import type { HeaderName, ShownHeaderName } from '#shared/routes/headers.ts'
import type { Arrangement, HeaderOf } from '../headers/headerRow.ts'
import type { BodyLook } from './SampleBody.tsx'

/** The first screen under a bar. */
interface Hero {
  picture: keyof typeof framePictures
  /**
   * Where the picture is: at the `end` or the `start` of the words, to the edge of the page; `under` a plate with the words
   * and the header, or `wide` with the plate at its side; `above` the words or `below` them, from edge to edge; `around`
   * them, a half at each side; `tall`, standing over the lower edge of the field; `foot`, rising from it.
   */
  place: 'end' | 'start' | 'under' | 'wide' | 'above' | 'below' | 'around' | 'tall' | 'foot'
  /** Background of the words; that of the page if absent. */
  field?: 'tint' | 'ink' | 'accent' | 'cobalt' | 'marigold'
  /** Shape of the picture's edge; straight if absent. */
  crop?: 'half' | 'quarter' | 'round'
}

/** The first screen under a header with a panel. */
interface Screen {
  /**
   * `beside`: the picture leaves the page at the right, `before` at the left; `above`: a wide picture, the words under it;
   * `below`: the words, as large as they get, over a wide picture; `label`: a picture from edge to edge, the words on a
   * field that lies on its foot.
   */
  look: 'beside' | 'before' | 'above' | 'below' | 'label'
  /** Background of the words. */
  field: 'ground' | 'deep' | 'ink' | 'accent' | 'marigold' | 'cobalt'
  picture: keyof typeof panelPictures
}

/** What there is to scroll through; neighbours in the list of headers never have the same look (a test checks). */
interface Body extends Omit<BodyLook, 'pictures'> {
  pictures?: readonly (keyof typeof framePictures)[]
}

/** Settings of the page of an arrangement. */
type LookIn<Name extends Arrangement> = Name extends 'bar'
  ? { hero: Hero; body: Body }
  : Name extends 'onePage'
    ? null
    : Name extends 'rail'
      ? { body: Body }
      : { screen: Screen; body: Body }

/** Look of a header's page; null for a header without a page, and for a page with only one look. */
export type HeaderLook<Name extends HeaderName> = Name extends ShownHeaderName
  ? LookIn<(typeof headerRows)[Name]['arrangement']>
  : null

/** The headers whose page is a first screen, what to try, and a body; one page is all of its own parts. */
export type ReadHeaderName = Exclude<ShownHeaderName, HeaderOf<'onePage'>>

const looks = import.meta.glob<unknown>('../headers/*/page.ts', { eager: true, import: 'look' })

/** Returns how the page of a header looks. */
export const headerLookOf = <Name extends HeaderName>(name: Name) =>
  looks[`../headers/${name}/page.ts`] as HeaderLook<Name>
