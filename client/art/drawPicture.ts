import { Canvas } from './Canvas.ts'
import type { HexColour } from './colours.ts'
import { drawers, type Kind, type KindOptions } from './kinds.ts'
import { type Colouring, paletteOf, shadowOf, writerOf } from './palette.ts'
import { randomFrom } from './random.ts'
import type { Theme } from './themes.ts'

/** The size of a picture in view box units, which are CSS pixels at its natural size. */
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
  /** The seed: a stable name (a page's, an item's), never an index or a date. */
  seed: string
  theme?: Theme
  /** The theme whose colours it has, if another one's. The composition stays that of `theme`. */
  colours?: Theme
  /** The real shape of the picture's box. Cropping would cut the subject. */
  ratio?: Ratio | Size
  /** Replaces the theme's accent. */
  accent?: HexColour
  /** Print grain. It costs rendering time: use it once on a page, on the first picture. */
  hasGrain?: boolean
  /** The accessible name of a picture in the page's markup. Without it the picture is decoration. */
  title?: string
}

/** A picture of one kind, with the options of that kind. */
type SingleOptions = { [Each in Kind]: CommonOptions & { kind: Each } & KindOptions[Each] }[Kind]

/** Several pictures side by side in one file, of which each place shows one cell: one request for all. */
export interface RowOptions extends CommonOptions {
  kind: 'row'
  /** The cells from the left. The row determines their ratio. */
  cells: readonly RowCell[]
}
/** Without a seed of its own, a cell has the row's seed and its index. */
export type RowCell = InRow<SingleOptions>
type InRow<Options> = Options extends unknown ? Omit<Options, 'ratio' | 'seed'> & { seed?: string } : never

export type PictureOptions = SingleOptions | RowOptions

/** Returns the size of a picture in view box units. */
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
  // `slice` fills a box of another shape, like `object-fit: cover`.
  const frame = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`
  const markup = options.kind === 'row' ? rowMarkup(options, colouring) : markupOf(options, colouring)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} ${name}>${markup}</svg>`
}

/** Returns the markup of a row, with each cell clipped. */
function rowMarkup({ cells, seed, ratio, theme, accent }: RowOptions, colouring: Colouring): string {
  return cells
    .map((cell, index) => {
      const own = { seed: `${seed}-${index}`, ...(theme && { theme }), ...(accent && { accent }) }
      const drawn = { ...own, ...cell, ratio } as SingleOptions
      const [width, height] = sizeOf(drawn)
      return `<svg x="${index * width}" width="${width}" height="${height}">${markupOf(drawn, colouring)}</svg>`
    })
    .join('')
}

function markupOf(options: SingleOptions, colouring: Colouring): string {
  const { seed, kind, theme = 'plakat', colours = theme, accent, hasGrain = false } = options
  const [width, height] = sizeOf(options)
  const canvas = new Canvas({
    width,
    height,
    seed,
    random: randomFrom(`${seed}|${kind}|${theme}`),
    colourOf: writerOf(paletteOf(colours, colouring === 'dark' ? 'dark' : 'light', accent), colouring),
    shadow: shadowOf(colours),
    idPrefix: idPrefixOf(options),
  })
  canvas.fillAll('ground')
  drawKind(canvas, kind, options)
  if (hasGrain) canvas.grain()
  return canvas.markup()
}

/** Calls the drawer of a kind; the type parameter ties its options to it. */
function drawKind<Each extends Kind>(canvas: Canvas, kind: Each, options: KindOptions[Each]): void {
  drawers[kind](canvas, options)
}

/** Returns the prefix of a picture's ids. It depends on the options, so that several pictures can stand in one page. */
function idPrefixOf(options: SingleOptions): string {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))
  return `p${randomFrom(JSON.stringify(sorted))
    .integer(0, 2 ** 32 - 1)
    .toString(36)}-`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
