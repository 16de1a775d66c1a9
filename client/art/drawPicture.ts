import { Canvas } from './Canvas.ts'
import type { HexColour } from './colours.ts'
import { drawers, type Kind, type KindOptions } from './kinds.ts'
import { type Colouring, paletteOf, shadowOf, writerOf } from './palette.ts'
import { randomFrom } from './random.ts'
import type { Theme } from './themes.ts'

/** Sides of a picture in units of its view box, which are CSS pixels at its natural size. */
export type Size = readonly [width: number, height: number]

const ratios = {
  '3:2': [600, 400],
  '4:5': [400, 500],
  '1:1': [400, 400],
  '2:1': [640, 320],
  '2:3': [400, 600],
  '16:9': [640, 360],
  '3:4': [390, 520],
} as const satisfies Record<string, Size>

export type Ratio = keyof typeof ratios

export interface CommonOptions {
  /** Another seed is another picture. A stable name (a page's, an item's), never an index or a date. */
  seed: string
  theme?: Theme
  /** The shape that the picture's box really has: a crop would cut its subject. */
  ratio?: Ratio | Size
  /** Replaces the theme's accent. */
  accent?: HexColour
  /** The grain of print. Costs the browser time: once on a page, on its first picture. */
  hasGrain?: boolean
  /** What the picture is called by screen readers, where it stands in the page's own markup; else it is decoration. */
  title?: string
}

/** A picture of one kind, with what that kind lets be chosen. */
type SingleOptions = { [Each in Kind]: CommonOptions & { kind: Each } & KindOptions[Each] }[Kind]

/** Pictures of one size beside each other in one file, of which a place shows one: a single request for all of them. */
export interface RowOptions extends CommonOptions {
  kind: 'row'
  /** From the left. The row says in which ratio each is drawn. */
  cells: readonly RowCell[]
}
/** Its seed is the row's and its place, unless it names another. */
export type RowCell = InRow<SingleOptions>
type InRow<Options> = Options extends unknown ? Omit<Options, 'ratio' | 'seed'> & { seed?: string } : never

export type PictureOptions = SingleOptions | RowOptions

/** The size of a picture in units of its view box. */
export function sizeOf(options: Pick<PictureOptions, 'ratio'> | RowOptions): Size {
  const { ratio = '3:2' } = options
  const [width, height] = typeof ratio === 'string' ? ratios[ratio] : ratio
  return [width * ('cells' in options ? options.cells.length : 1), height]
}

/**
 * Draws a picture: the same options give the same bytes, on every machine.
 *
 * @param colouring for a file, the scheme of the page that shows it; for a string in a page's own markup `page`: its
 * colours are the custom properties `--p-…`, so that they follow the page's accent
 * @returns an `svg` element without a size of its own; `sizeOf` tells its natural one
 * @throws RangeError where a side of the picture is not a positive number
 */
export function drawPicture(options: PictureOptions, colouring: Colouring = 'light'): string {
  const { title } = options
  const [width, height] = sizeOf(options)
  if (!(width > 0 && height > 0 && Number.isFinite(width * height)))
    throw new RangeError(`A picture of ${width} × ${height} cannot be drawn.`)
  const name = title === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(title)}"`
  // Sliced: a box of another shape is filled, as `object-fit: cover` does for a file.
  const frame = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`
  const markup = options.kind === 'row' ? rowMarkup(options, colouring) : markupOf(options, colouring)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} ${name}>${markup}</svg>`
}

/** What is in each cell of a row, which cuts off what reaches out of it. */
function rowMarkup({ cells, seed, ratio, theme, accent }: RowOptions, colouring: Colouring): string {
  return cells
    .map((cell, at) => {
      const own = { seed: `${seed}-${at}`, ...(theme && { theme }), ...(accent && { accent }) }
      const drawn = { ...own, ...cell, ratio } as SingleOptions
      const [width, height] = sizeOf(drawn)
      return `<svg x="${at * width}" width="${width}" height="${height}">${markupOf(drawn, colouring)}</svg>`
    })
    .join('')
}

function markupOf(options: SingleOptions, colouring: Colouring): string {
  const { seed, kind, theme = 'plakat', accent, hasGrain = false } = options
  const [width, height] = sizeOf(options)
  const canvas = new Canvas({
    width,
    height,
    seed,
    random: randomFrom(`${seed}|${kind}|${theme}`),
    colourOf: writerOf(paletteOf(theme, colouring === 'dark' ? 'dark' : 'light', accent), colouring),
    shadow: shadowOf(theme),
    idPrefix: idPrefixOf(options),
  })
  canvas.fillAll('ground')
  drawKind(canvas, kind, options)
  if (hasGrain) canvas.grain()
  return canvas.markup()
}

/** Calls a kind's drawer; here the compiler knows that the options are the kind's own. */
function drawKind<Each extends Kind>(canvas: Canvas, kind: Each, options: KindOptions[Each]): void {
  drawers[kind](canvas, options)
}

/** The beginning of a picture's ids: pictures of other options have others, so that several may stand in one page. */
function idPrefixOf(options: SingleOptions): string {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))
  return `p${randomFrom(JSON.stringify(sorted))
    .integer(0, 2 ** 32 - 1)
    .toString(36)}-`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
