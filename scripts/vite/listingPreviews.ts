import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPicture, type PictureOptions, type Ratio, type RowCell, type Size } from '#client/art/art.ts'
import { groups, picturesOf } from '#client/pictures/catalogue.ts'
import { categoryAccents, type PostCategory } from '#shared/content/blog.ts'
import type { BlogListing } from '#shared/content/blogNames.ts'
import type { ProjectCategory } from '#shared/content/listFilters.ts'
import type { PortfolioLayout, PortfolioStyle } from '#shared/content/portfolio.ts'
import { projectAccents } from '#shared/content/projectLooks.ts'
import { thumbnailSize } from '#shared/content/thumbnails.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { indexRows, previewSheets, type PreviewedKind, type PreviewSheet } from '#shared/routes/listingPreviews.ts'
import { root } from '../setup/command.mjs'
import { hasDemo } from './demo.ts'
import type { Drawing } from './pictures.ts'
import { postColours } from './postColours.ts'
import { colourOf, tokensIn, type Scheme } from './tokenColours.ts'

/** `virtual:pictures/listings` has the sheets of previews that the indexes of pages show. */
export const listingGroup = 'listings'

const { width: pageWidth, height: pageHeight } = thumbnailSize
/** The margin of a page. */
const margin = 24

type Box = readonly [x: number, y: number, width: number, height: number]

/** The picture of an article, a project or a product, and the colour of its category. */
interface Cover {
  options: PictureOptions
  accent: string
}

/** The cover of an article or project. */
interface DatedCover<Category> extends Cover {
  date: string
  category: Category
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const tokens = new Map([...tokensIn(read('client/styles/tokens.css')), ...tokensIn(read('client/styles/accents.css'))])
const accents = read('client/styles/accents.categories.css') + read('client/styles/accents.css')

const accentNamed = (name: string): string =>
  tokensIn(accents, (selectors) => selectors.includes(`[data-accent='${name}']`)).get('--accent')!

/** Returns the drawn covers of articles or projects, newest first. Photographs are left out. */
function coversIn<Category extends string>(
  folder: string,
  accentOf: Readonly<Record<Category, string>>,
): DatedCover<Category>[] {
  return readdirSync(join(root, 'shared/content', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: seed }) => {
      const facts = JSON.parse(read(`shared/content/${folder}/${seed}/facts.json`)) as {
        date: string
        category: Category | Category[]
        picture: PictureOptions
      }
      const [category] = [facts.category].flat() as [Category]
      const { picture } = facts
      const printed = folder === 'posts' ? postColours : {}
      const options: PictureOptions = { ...printed, ...picture, seed: picture.seed ?? seed, ratio: [720, 480] }
      return { date: facts.date, category, options, accent: accentNamed(accentOf[category]) }
    })
    .filter(({ options }) => 'kind' in options)
    .sort((one, other) => other.date.localeCompare(one.date))
}

const coversOfGroup = (group: Parameters<typeof picturesOf>[0]): Cover[] =>
  picturesOf(group).map(([, options]) => ({ options, accent: accentNamed('party') }))

/** Draws the pages of a sheet in one scheme. A cover is defined once and used by all pages. */
class Pen {
  readonly #scheme: Scheme
  readonly #definitions = new Map<string, string>()
  #covers: readonly Cover[] = []
  #marks = ''

  constructor(scheme: Scheme) {
    this.#scheme = scheme
  }

  /**
   * Returns the marks of a page that `draw` draws.
   * @param covers the covers in the order of the page; they repeat
   */
  page(covers: readonly Cover[], draw: () => void): string {
    this.#covers = covers
    this.#marks = ''
    this.bar('--color-ground', [0, 0, pageWidth, pageHeight])
    draw()
    return this.#marks
  }

  definitions(): string {
    return `<defs>${[...this.#definitions.values()].join('')}</defs>`
  }

  /** Fills a path. The colour is a token or a hexadecimal value. */
  path(colour: string, data: string): void {
    const value = colour.startsWith('#') ? colour : colourOf(`var(${colour})`, tokens, this.#scheme)
    this.#marks += `<path fill="${value}" d="${data}"/>`
  }

  bar(colour: string, [x, y, width, height]: Box): void {
    this.path(colour, `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h-${round(width)}z`)
  }

  disc(colour: string, x: number, y: number, r: number): void {
    // Twice the rounded radius: arcs over a shorter chord would make an oval.
    const radius = round(r)
    const across = round(2 * radius)
    this.path(
      colour,
      `M${round(x - r)} ${round(y)}a${radius} ${radius} 0 1 1 ${across} 0a${radius} ${radius} 0 1 1-${across} 0z`,
    )
  }

  /** Draws the upper half of a disc. */
  dome(colour: string, x: number, y: number, r: number): void {
    this.path(colour, `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * round(r))} 0z`)
  }

  /** Draws a row of dots as a dashed line. */
  dots(colour: string, [x, y, width]: readonly [number, number, number], thickness: number): void {
    const value = colourOf(`var(${colour})`, tokens, this.#scheme)
    const look = `stroke="${value}" stroke-width="${thickness}" stroke-linecap="round" stroke-dasharray="0 7"`
    this.#marks += `<path ${look} d="M${round(x)} ${round(y)}h${round(width)}"/>`
  }

  accentOf(index: number): string {
    return this.#coverAt(index).accent
  }

  /** Draws a cover that fills a box. */
  cover(index: number, [x, y, width, height]: Box, attributes = ''): void {
    const { options } = this.#coverAt(index)
    const id = `c-${options.seed}`
    this.#define(id, () =>
      withoutDecimals(drawPicture(options, this.#scheme))
        .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${id}"`)
        .replace(' aria-hidden="true"', '')
        .replace(/<\/svg>$/, '</symbol>'),
    )
    const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
    this.#marks += `<use href="#${id}" ${place}${attributes}/>`
  }

  /** Draws a cover in its accent only. */
  tinted(index: number, box: Box): void {
    const accent = this.accentOf(index)
    const id = `t${accent.slice(1)}`
    this.#define(id, () => {
      const rows = [1, 3, 5].map((start) => {
        const value = parseInt(accent.slice(start, start + 2), 16) / 255
        const [dark, light] = [value * 0.42, value + (1 - value) * 0.78]
        const gain = light - dark
        return `${[0.3 * gain, 0.59 * gain, 0.11 * gain].map((one) => one.toFixed(2)).join(' ')} 0 ${dark.toFixed(2)}`
      })
      const values = [...rows, '0 0 0 1 0'].join(' ')
      return `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix values="${values}"/></filter>`
    })
    this.cover(index, box, ` filter="url(#${id})"`)
  }

  /** Draws a title and lines of text as bars. */
  words(
    [x, y, width]: readonly [x: number, y: number, width: number],
    { lines = 1, title = '--color-text', text = '--color-text-muted', accent = '' } = {},
  ): void {
    let top = y
    if (accent) {
      this.bar(accent, [x, top, Math.min(34, width * 0.35), 4])
      top += 11
    }
    this.bar(title, [x, top, width * 0.82, 7])
    for (let line = 0; line < lines; line += 1)
      this.bar(text, [x, top + 14 + line * 8, width * (line === lines - 1 ? 0.5 : 0.95), 3])
  }

  #coverAt(index: number): Cover {
    return this.#covers[index % this.#covers.length]!
  }

  #define(id: string, write: () => string): void {
    if (!this.#definitions.has(id)) this.#definitions.set(id, write())
  }
}

const round = (length: number): number => Math.round(length * 10) / 10

/** Rounds the larger numbers of a picture: a preview shows it at a third of its size. */
const withoutDecimals = (svg: string): string =>
  svg.replace(/(?<![\w#.])\d{2,}\.\d+/g, (number) => String(Math.round(Number(number))))

/** Returns the boxes of columns, row by row, until the page is full. */
function columns(count: number, heightOf: (width: number) => number, gap = 14): Box[] {
  const width = (pageWidth - 2 * margin - (count - 1) * gap) / count
  const height = heightOf(width)
  return Array.from({ length: count * Math.ceil((pageHeight - margin) / (height + gap)) }, (_, index): Box => {
    return [
      margin + (index % count) * (width + gap),
      margin + Math.floor(index / count) * (height + gap),
      width,
      height,
    ]
  })
}

/** Returns the boxes of three columns with pictures of different heights, column by column. */
function masonry(gap: number, words: number, end: number = pageHeight): Box[] {
  const shares = [1.25, 0.67, 1, 0.67, 1.25, 0.8, 1, 1.25, 0.67, 0.8, 1]
  const width = (pageWidth - 2 * margin - 2 * gap) / 3
  let next = 0
  return [0, 1, 2].flatMap((column) => {
    const boxes: Box[] = []
    for (let y = margin; y < end - 40;) {
      const height = width * shares[next++ % shares.length]! + words
      boxes.push([margin + column * (width + gap), y, width, Math.min(height, end === pageHeight ? height : end - y)])
      y += height + gap
    }
    return boxes
  })
}

/** Large, upright and single tiles, in units of a grid of four columns. */
const metroTiles: readonly Box[] = [
  [0, 0, 2, 2],
  [2, 0, 1, 2],
  [3, 0, 1, 1],
  [3, 1, 1, 1],
  [0, 2, 1, 1],
  [1, 2, 1, 1],
  [2, 2, 2, 2],
  [0, 3, 1, 1],
  [1, 3, 1, 1],
  [0, 4, 1, 1],
  [1, 4, 1, 1],
  [2, 4, 1, 1],
  [3, 4, 1, 1],
]

function metro(edge: number, gap: number): Box[] {
  const unit = (pageWidth - 2 * edge - 3 * gap) / 4
  const high = unit * 0.74
  return metroTiles.map(([x, y, width, height]): Box => [
    edge + x * (unit + gap),
    edge + y * (high + gap),
    unit * width + gap * (width - 1),
    high * height + gap * (height - 1),
  ])
}

/** The height of a card beside its width in each style, and of the words below it. */
const crops: Readonly<Record<PortfolioStyle, { share: number; words: number }>> = {
  classic: { share: 2 / 3, words: 28 },
  boxed: { share: 0.84, words: 0 },
  colorful: { share: 1, words: 0 },
  bordered: { share: 1.22, words: 0 },
  overlay: { share: 0.7, words: 0 },
  switchImage: { share: 2 / 3, words: 28 },
}
/** Styles whose tiles have no gaps between them. */
const joined: readonly PortfolioStyle[] = ['boxed', 'colorful', 'overlay']

function boxesOf(style: PortfolioStyle, layout: PortfolioLayout): Box[] {
  const { share, words } = crops[style]
  const isJoined = joined.includes(style)
  switch (layout) {
    case 'twoColumn':
      return columns(2, (width) => width * Math.min(share, 0.72) + words)
    case 'threeColumn':
      return columns(3, (width) => width * share + words)
    case 'fourColumn':
      return columns(4, (width) => width * share + words, 10)
    case 'masonry':
      return masonry(12, words)
    case 'metro':
      return isJoined ? metro(0, 0) : metro(margin, 10)
  }
}

/** Draws a project in a style. The open one looks as under a pointer. */
function project(pen: Pen, style: PortfolioStyle, index: number, [x, y, width, height]: Box, isOpen: boolean): void {
  const accent = pen.accentOf(index)
  const picture: Box = [x, y, width, height - crops[style].words]
  const [, , , high] = picture
  switch (style) {
    case 'classic': {
      pen.cover(index, picture)
      const r = 4 + width * 0.03
      pen.disc('--color-paper', x + 1.7 * r, y + high - 1.7 * r, r)
      pen.disc('--accent', x + 4 * r, y + high - 1.7 * r, r)
      pen.words([x, y + high + 9, width], { lines: 0 })
      pen.bar('--color-text-muted', [x, y + high + 21, width * 0.4, 3])
      break
    }
    case 'boxed': {
      const mat = Math.max(7, width * 0.07)
      pen.bar('--color-ground-deep', [x, y, width, height])
      pen.cover(index, [x + mat, y + mat, width - 2 * mat, height - 2 * mat])
      const raised = isOpen ? Math.min(48, height * 0.5) : 18
      pen.bar('--color-paper', [x + 1.7 * mat, y + height - raised, width * 0.62, raised])
      pen.bar('--color-on-paper', [x + 2.6 * mat, y + height - raised + 7, width * 0.36, 4])
      if (isOpen && raised > 30) {
        pen.bar('--color-on-paper', [x + 2.6 * mat, y + height - raised + 19, width * 0.44, 7])
        pen.bar('--accent', [x + 2.6 * mat, y + height - raised + 33, width * 0.16, 4])
      }
      break
    }
    case 'colorful': {
      const field = Math.min(24, height * 0.24)
      const above: Box = [x, y, width, height - field]
      if (isOpen) pen.cover(index, above)
      else pen.tinted(index, above)
      pen.bar(accent, [x, y + height - field, width, field])
      pen.bar('--color-paper', [x + 9, y + height - field / 2 - 3, width * 0.5, 6])
      break
    }
    case 'bordered': {
      const frame = Math.max(4, width * 0.035)
      const mat = frame + Math.max(6, width * 0.07)
      pen.bar('--color-text', [x, y, width, height])
      pen.bar('--color-surface', [x + frame, y + frame, width - 2 * frame, height - 2 * frame])
      const inner: Box = [x + mat, y + mat, width - 2 * mat, height - 2.4 * mat]
      pen.cover(index, inner)
      if (isOpen) {
        const [left, top, wide, tall] = inner
        const caption: Box = [left + wide * 0.15, top + tall / 2 - 17, wide * 0.7, 34]
        pen.bar('--color-surface', caption)
        pen.bar(accent, [caption[0], caption[1], caption[2], 5])
        pen.bar('--color-text', [caption[0] + wide * 0.12, caption[1] + 13, wide * 0.46, 6])
        pen.bar('--color-text-muted', [caption[0] + wide * 0.22, caption[1] + 24, wide * 0.26, 3])
      }
      break
    }
    case 'overlay': {
      const panel = isOpen ? 38 : 22
      pen.cover(index, [x, y, width, height - panel])
      const top = y + height - panel
      pen.bar(accent, [x, top - 12, width, 12])
      for (const [row, thickness] of [2, 4, 6].entries())
        pen.dots('--color-night', [x + (row % 2 ? 7 : 3.5), top - 10 + row * 4.5, width - 6], thickness)
      pen.bar('--color-night', [x, top, width, panel])
      pen.bar('--color-on-night', [x + 9, top + 8, width * 0.55, 6])
      if (isOpen) pen.bar('--color-on-night-muted', [x + 9, top + 22, width * 0.3, 4])
      break
    }
    case 'switchImage': {
      const bars = Math.max(12, width * 0.16)
      pen.cover(isOpen ? index + 3 : index, picture)
      pen.bar('--color-paper', [x + width - bars - 8, y + high - 14, bars, 6])
      pen.bar(accent, [x + width - (isOpen ? 0.5 : 1) * bars - 8, y + high - 14, bars / 2, 6])
      pen.words([x, y + high + 9, width], { lines: 0 })
      pen.bar('--color-text-muted', [x, y + high + 21, width * 0.4, 3])
      break
    }
  }
}

/** Draws a project of a listing with a layout of its own: the picture and a title. */
function titled(pen: Pen, index: number, box: Box): void {
  const [x, y, width, height] = box
  pen.cover(index, box)
  pen.words([x, y + height + 8, width], { lines: 0 })
}

const shows: Readonly<Record<string, (pen: Pen) => void>> = {
  scattered: (pen) => {
    titled(pen, 0, [24, 28, 178, 118])
    titled(pen, 1, [224, 74, 98, 122])
    titled(pen, 2, [346, 24, 110, 138])
    titled(pen, 3, [64, 190, 110, 138])
    titled(pen, 4, [204, 246, 98, 122])
    titled(pen, 5, [326, 216, 178, 118])
  },
  slider: (pen) => {
    const hung = [
      [-34, 150],
      [130, 98],
      [242, 150],
      [406, 120],
    ] as const
    hung.forEach(([x, width], index) => {
      const isAbove = index % 2 === 0
      pen.cover(index, [x, isAbove ? 56 : 180, width, 124])
      pen.bar(pen.accentOf(index), [x, isAbove ? 180 : 56, width, 124])
      const y = isAbove ? 196 : 128
      pen.bar('--color-paper', [x + 12, y, width * 0.6, 8])
      pen.bar('--color-paper', [x + 12, y + 16, width * 0.36, 4])
    })
    pen.bar('--color-text', [0, 178, pageWidth, 4])
    pen.disc('--color-text', 214, 332, 13)
    pen.disc('--accent', 252, 332, 13)
  },
}
/** Draws rows of equal height whose pictures keep their shapes. */
function evenRows(pen: Pen): void {
  const rows = [
    [170, 86, 160],
    [108, 108, 200],
    [86, 244, 86],
    [200, 108, 108],
  ]
  let index = 0
  rows.forEach((widths, row) => {
    const gap = (pageWidth - 2 * margin - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1)
    let x = margin
    for (const width of widths) {
      pen.cover(index++, [x, margin + row * 106, width, 98])
      x += width + gap
    }
  })
}

const listings: Readonly<Record<BlogListing, (pen: Pen) => void>> = {
  grid: (pen) => {
    columns(3, () => 140).forEach(([x, y, width], index) => {
      pen.cover(index, [x, y, width, 88])
      pen.words([x, y + 98, width], { lines: 2, accent: pen.accentOf(index) })
    })
  },
  masonry: (pen) => {
    const end = 270
    masonry(14, 0, end).forEach((box, index) => pen.cover(index, box))
    const width = (pageWidth - 2 * margin - 28) / 3
    for (const [column, colour] of (['--accent', '--color-highlight', '--color-contrast'] as const).entries())
      pen.bar(colour, [margin + column * (width + 14), end, width, 90])
    for (const column of [0, 1, 2, 3]) pen.dome('--color-ground', margin - 7 + column * (width + 14), pageHeight, 62)
  },
  classic: (pen) => {
    for (const [index, y] of [24, 266].entries()) {
      pen.bar(pen.accentOf(index), [margin, y, 70, 9])
      pen.bar(pen.accentOf(index), [margin, y + 20, 22, 58])
      pen.bar(pen.accentOf(index), [margin + 30, y + 20, 34, 58])
      pen.cover(index, [116, y, 364, 166])
      pen.words([116, y + 178, 300], { lines: 3 })
    }
  },
  simple: (pen) => {
    for (const index of [0, 1, 2, 3]) {
      const y = margin + index * 108
      pen.bar('--color-ground-deep', [margin, y, 432, 96])
      pen.bar(pen.accentOf(index), [margin + 426, y, 6, 96])
      pen.cover(index, [margin, y, 176, 96])
      pen.words([margin + 194, y + 18, 208], { lines: 3, accent: pen.accentOf(index) })
    }
  },
  sideImage: (pen) => {
    for (const index of [0, 1, 2]) {
      const y = margin + index * 142
      const isLeft = index % 2 === 0
      pen.cover(index, [isLeft ? margin : 216, y, 240, 128])
      pen.words([isLeft ? 282 : margin, y + 62, 172], { lines: 4, accent: pen.accentOf(index) })
    }
  },
  metro: (pen) => {
    const tiles: readonly Box[] = [
      [0, 0, 2, 2],
      [2, 0, 1, 1],
      [3, 0, 1, 1],
      [2, 1, 1, 1],
      [3, 1, 1, 1],
      [0, 2, 1, 1],
      [1, 2, 1, 1],
      [2, 2, 2, 1],
    ]
    tiles.forEach(([column, row, wide, high], index) => {
      const [x, y, width, height]: Box = [column * 120, row * 120, wide * 120, high * 120]
      pen.cover(index, [x, y, width, height])
      const tab = wide * 58
      pen.bar('--color-night', [x, y + height - 26, tab, 26])
      pen.bar(pen.accentOf(index), [x, y + height - 30, tab, 4])
      pen.bar('--color-on-night', [x + 8, y + height - 16, tab - 20, 6])
    })
  },
  overlayImage: (pen) => {
    columns(3, () => 164).forEach(([x, y, width, height], index) => {
      pen.cover(index, [x, y, width, height - 46])
      pen.bar('--color-night', [x, y + height - 46, width, 46])
      pen.bar(pen.accentOf(index), [x, y + height - 50, width, 5])
      pen.words([x + 10, y + height - 34, width - 20], { title: '--color-on-night', text: '--color-on-night-muted' })
    })
  },
  modern: (pen) => {
    for (const index of [0, 1]) {
      const y = margin + index * 196
      const isLeft = index % 2 === 0
      pen.cover(index, [isLeft ? margin : 156, y, 300, 150])
      const box: Box = [isLeft ? 252 : margin, y + 70, 204, 104]
      pen.bar('--color-line-strong', [box[0] - 1, box[1] - 1, box[2] + 2, box[3] + 2])
      pen.bar('--color-surface', box)
      pen.bar(pen.accentOf(index), [box[0], box[1], box[2], 6])
      pen.words([box[0] + 18, box[1] + 24, 166], { lines: 4, accent: pen.accentOf(index) })
    }
  },
  clean: (pen) => {
    titled(pen, 0, [34, 44, 196, 130])
    titled(pen, 1, [258, 80, 86, 94])
    titled(pen, 2, [372, 34, 74, 94])
    titled(pen, 3, [34, 236, 196, 130])
    titled(pen, 4, [258, 272, 86, 94])
    titled(pen, 5, [372, 226, 74, 94])
  },
  widget: (pen) => {
    for (const index of [0, 1, 2, 3, 4, 5]) {
      const y = 20 + index * 62
      pen.bar('--color-line-strong', [122, y, 334, 1])
      pen.cover(index, [margin, y, 82, 62])
      pen.words([122, y + 15, 296], { lines: 1, accent: pen.accentOf(index) })
    }
  },
  standard: (pen) => {
    pen.cover(0, [margin, margin, 284, 172])
    pen.words([margin, 208, 270], { lines: 3, accent: pen.accentOf(0) })
    pen.cover(1, [margin, 272, 104, 100])
    pen.words([144, 284, 160], { lines: 4, accent: pen.accentOf(1) })
    pen.bar('--color-ground-deep', [332, 0, 148, pageHeight])
    pen.bar('--color-paper', [348, margin, 116, 24])
    pen.bar('--accent', [440, margin, 24, 24])
    for (const index of [0, 1, 2, 3, 4]) pen.bar('--color-text', [348, 66 + index * 15, 92 - (index % 3) * 16, 5])
    for (const index of [0, 1, 2]) {
      pen.cover(index + 2, [348, 156 + index * 42, 40, 34])
      pen.words([396, 162 + index * 42, 70])
    }
    for (const [index, width] of [48, 60, 34, 66].entries())
      pen.bar('--color-text', [348 + (index % 2) * (index < 2 ? 54 : 40), 292 + (index < 2 ? 0 : 24), width, 17])
  },
}

/** Draws products in columns. */
function products(pen: Pen, start: number, [left, top, width]: readonly [number, number, number], count: number): void {
  const gap = 12
  const size = (width - (count - 1) * gap) / count
  for (let index = 0; index < count * 3; index += 1) {
    const [x, y] = [left + (index % count) * (size + gap), top + Math.floor(index / count) * (size + 40)]
    pen.cover(start + index, [x, y, size, size])
    pen.bar('--color-text', [x, y + size + 9, size * 0.7, 6])
    pen.bar('--accent', [x, y + size + 20, size * 0.4, 5])
  }
}

/** Draws the filter of the shop. */
function shopFilter(pen: Pen, x: number): void {
  pen.bar('--color-ground-deep', [x, 0, 136, pageHeight])
  pen.bar('--color-text', [x + 18, 26, 70, 8])
  for (const index of [0, 1, 2, 3]) {
    const y = 48 + index * 21
    pen.bar(index === 1 ? '--accent' : '--color-line-strong', [x + 18, y, 12, 12])
    pen.bar('--color-text-muted', [x + 38, y + 4, 62 - (index % 2) * 18, 4])
  }
  pen.bar('--color-text', [x + 18, 146, 46, 8])
  for (const [index, colour] of ['--accent', '--color-contrast', '--color-highlight', '--color-night'].entries())
    pen.disc(colour, x + 28 + index * 26, 178, 10)
  pen.bar('--color-text', [x + 18, 210, 58, 8])
  pen.bar('--color-line-strong', [x + 18, 238, 100, 4])
  pen.bar('--accent', [x + 38, 238, 54, 4])
  pen.disc('--accent', x + 38, 240, 8)
  pen.disc('--accent', x + 92, 240, 8)
  pen.bar('--accent', [x + 18, 278, 100, 32])
  pen.bar('--color-paper', [x + 44, 291, 48, 6])
}

const fields = ['--accent', '--color-highlight', '--color-night', '--color-contrast'] as const
const onFields = ['--color-paper', '--color-night', '--color-paper', '--color-paper'] as const

/** Draws a large title on a colour. */
function heading(pen: Pen, colour: string, [x, y, width]: readonly [number, number, number], lines = 1): void {
  for (let line = 0; line < lines; line += 1)
    pen.bar(colour, [x, y + line * 27, width * (line === lines - 1 && lines > 1 ? 0.7 : 1), 18])
  pen.bar(colour, [x, y + lines * 27 + 7, width * 0.8, 4])
  pen.bar(colour, [x, y + lines * 27 + 17, width * 0.6, 4])
}

/** Draws cards side by side in the colours of the page. */
function cards(pen: Pen, y: number, count: number, height = 110): void {
  const width = (pageWidth - 2 * margin - (count - 1) * 12) / count
  for (let index = 0; index < count; index += 1) {
    const x = margin + index * (width + 12)
    pen.bar(fields[index % 4]!, [x, y, width, height])
    pen.bar(onFields[index % 4]!, [x + 14, y + 18, width * 0.5, 9])
    pen.bar(onFields[index % 4]!, [x + 14, y + 38, width * 0.7, 4])
    pen.bar(onFields[index % 4]!, [x + 14, y + 48, width * 0.6, 4])
  }
}

/** Draws the party's mark: two half discs on one line. */
function mark(pen: Pen, colour: string, x: number, y: number, module: number): void {
  pen.dome(colour, x + 2 * module, y, module)
  pen.path(colour, `M${x} ${y}a${module} ${module} 0 0 0 ${2 * module} 0z`)
}

/** Draws a form: fields with labels and a button. */
function form(pen: Pen, [x, y, width]: readonly [number, number, number], count: number): void {
  for (let index = 0; index < count; index += 1) {
    pen.bar('--color-text', [x, y + index * 46, width * 0.3, 5])
    pen.bar('--color-line-strong', [x, y + 11 + index * 46, width, 26])
    pen.bar('--color-surface', [x + 2, y + 13 + index * 46, width - 4, 22])
  }
  pen.bar('--accent', [x, y + 6 + count * 46, width * 0.42, 28])
}

/** Draws numbers in fields, as of a countdown. */
function countdown(pen: Pen, y: number, height: number): void {
  for (const [index, colour] of fields.entries()) {
    pen.bar(colour, [index * 120, y, 120, height])
    pen.bar(onFields[index]!, [index * 120 + 22, y + height / 2 - 24, 32, 48])
    pen.bar(onFields[index]!, [index * 120 + 62, y + height / 2 - 24, 32, 48])
    pen.bar(colour, [index * 120 + 32, y + height / 2 - 13, 12, 26])
    pen.bar(colour, [index * 120 + 72, y + height / 2 - 13, 12, 26])
  }
}

/** The first screens of inner pages; others have a title and a picture. */
const innerScreens: Readonly<Record<string, (pen: Pen) => void>> = {
  'our-services': (pen) => {
    pen.cover(0, [0, 0, 480, 214])
    pen.bar('--color-night', [0, 116, 236, 118])
    heading(pen, '--color-on-night', [24, 144, 170])
    cards(pen, 258, 3)
  },
  'what-we-offer': (pen) => {
    pen.bar('--accent', [0, 0, 480, 178])
    heading(pen, '--color-paper', [24, 70, 190])
    mark(pen, '--color-paper', 290, 92, 54)
    for (const index of [0, 1, 2]) {
      const x = 24 + index * 148
      // The picture between the two others is a city, as in the next preview.
      if (index === 1) {
        pen.bar('--color-highlight', [x, 202, 136, 96])
        pen.dome('--color-contrast', x + 68, 298, 52)
      } else pen.cover(index, [x, 202, 136, 96])
      pen.words([x, 310, 136], { lines: 2 })
    }
  },
  'about-me': (pen) => {
    pen.cover(0, [0, 0, 216, 232])
    pen.bar('--color-ground-tint', [216, 0, 264, 232])
    heading(pen, '--color-text', [250, 84, 170])
    pen.cover(1, [24, 252, 136, 120])
    pen.bar('--color-highlight', [172, 252, 136, 120])
    pen.dome('--accent', 240, pageHeight, 52)
    pen.cover(3, [320, 252, 136, 120])
  },
  'about-us': (pen) => {
    pen.bar('--color-night', [0, 0, 480, 224])
    pen.cover(0, [180, 40, 300, 184])
    heading(pen, '--color-on-night', [24, 92, 132], 2)
    pen.bar('--accent', [24, 250, 130, 18])
    pen.words([206, 250, 230], { lines: 5 })
  },
  'our-story': (pen) => {
    pen.bar('--color-highlight', [0, 0, 480, pageHeight])
    heading(pen, '--color-night', [24, 50, 280], 3)
    pen.bar('--color-night', [24, 196, 92, 26])
    pen.dome('--accent', 370, pageHeight, 112)
    pen.disc('--accent', 370, 150, 46)
  },
  'who-we-are': (pen) => {
    pen.bar('--color-highlight', [0, 0, 480, 74])
    pen.dome('--accent', 330, 74, 60)
    pen.bar('--color-contrast', [216, 90, 264, 116])
    for (const x of [262, 348, 434]) pen.dome('--color-ground', x, 206, 36)
    heading(pen, '--color-text', [24, 116, 140])
    for (const index of [0, 1, 2]) pen.cover(index, [index * 160, 232, 160, 128])
  },
  'our-process': (pen) => {
    pen.cover(0, [190, 0, 290, 220])
    heading(pen, '--color-text', [24, 78, 130], 2)
    for (const index of [0, 1, 2, 3, 4]) {
      pen.disc('--accent', 46 + index * 96, 262, 15)
      pen.bar('--color-line-strong', [66 + index * 96, 261, 56, 3])
      pen.words([30 + index * 96, 292, 70], { lines: 3 })
    }
  },
  'our-team': (pen) => {
    pen.bar('--color-ground-tint', [0, 0, 480, 140])
    heading(pen, '--color-text', [160, 48, 160])
    pen.bar('--accent', [0, 140, 480, 220])
    for (const index of [0, 1, 2]) pen.cover(index, [24 + index * 148, 172, 136, 188])
  },
  'pricing-packages': (pen) => {
    pen.cover(0, [250, 0, 230, 150])
    heading(pen, '--color-text', [24, 56, 180])
    for (const index of [0, 1, 2]) {
      const [x, colour] = [24 + index * 148, ['--color-ground-deep', '--accent', '--color-ground-deep'][index]!]
      const on = index === 1 ? '--color-paper' : '--color-text'
      pen.bar(colour, [x, index === 1 ? 160 : 174, 136, 200])
      pen.bar(on, [x + 16, 192, 56, 6])
      pen.bar(on, [x + 16, 210, 92, 22])
      for (const line of [0, 1, 2, 3]) pen.bar(on, [x + 16, 250 + line * 14, 96 - line * 12, 4])
      pen.bar(index === 1 ? '--color-night' : '--accent', [x + 16, 314, 104, 28])
    }
  },
  'contact-simple': (pen) => {
    heading(pen, '--color-text', [90, 40, 300])
    pen.cover(0, [0, 116, 170, 244])
    pen.bar('--color-night', [170, 116, 310, 244])
    heading(pen, '--color-on-night', [200, 150, 200])
    pen.bar('--accent', [200, 236, 110, 34])
  },
  'contact-classic': (pen) => {
    pen.bar('--accent', [0, 0, 480, 150])
    heading(pen, '--color-paper', [24, 44, 210], 2)
    mark(pen, '--color-paper', 320, 76, 40)
    cards(pen, 120, 4, 84)
    form(pen, [24, 226, 432], 2)
  },
  'contact-modern': (pen) => {
    pen.bar('--color-highlight', [0, 0, 480, 240])
    heading(pen, '--color-night', [24, 40, 210], 3)
    pen.bar('--color-night', [268, 40, 188, 110])
    pen.bar('--color-night', [24, 196, 432, 44])
    form(pen, [24, 262, 200], 2)
    form(pen, [256, 262, 200], 2)
  },
  'latest-news': (pen) => {
    pen.bar('--accent', [0, 0, 480, 226])
    pen.disc('--color-night', 420, 40, 120)
    heading(pen, '--color-paper', [24, 92, 210], 2)
    for (const index of [0, 1, 2, 3]) {
      pen.bar(fields[index]!, [24 + index * 111, 250, 99, 64])
      pen.words([24 + index * 111, 326, 99], { lines: 2 })
    }
  },
  'error-404': (pen) => {
    pen.bar('--accent', [0, 0, 480, pageHeight])
    for (const x of [30, 330]) {
      pen.path('--color-paper', `M${x + 52} 70h32L${x + 36} 172H${x}z`)
      pen.bar('--color-paper', [x, 170, 120, 30])
      pen.bar('--color-paper', [x + 64, 120, 34, 116])
    }
    pen.dome('--color-paper', 240, 156, 66)
    pen.path('--color-night', 'M174 156a66 66 0 0 0 132 0z')
    pen.bar('--color-paper', [24, 284, 160, 14])
    pen.bar('--color-paper', [260, 280, 196, 34])
    pen.bar('--color-night', [388, 280, 68, 34])
  },
  'coming-soon': (pen) => {
    pen.bar('--color-night', [0, 0, 480, 200])
    heading(pen, '--color-on-night', [24, 56, 170], 2)
    pen.bar('--color-on-night-muted', [280, 64, 176, 30])
    pen.bar('--accent', [280, 104, 84, 28])
    countdown(pen, 190, 170)
  },
  'coming-soon-V2': (pen) => {
    pen.cover(0, [0, 0, 480, 250])
    pen.bar('--accent', [0, 226, 190, 134])
    heading(pen, '--color-paper', [24, 258, 120])
    pen.bar('--color-night', [190, 226, 290, 134])
    for (const index of [0, 1, 2, 3]) pen.bar('--color-on-night', [210 + index * 66, 268, 46, 44])
  },
  maintenance: (pen) => {
    pen.bar('--color-highlight', [0, 0, 300, pageHeight])
    pen.bar('--color-ground-tint', [300, 0, 180, pageHeight])
    for (const [level, [x, width]] of (
      [
        [316, 148],
        [316, 96],
        [368, 96],
        [342, 96],
        [364, 52],
      ] as const
    ).entries()) {
      const y = 292 - level * 58
      pen.bar(fields[level % 4]!, [x, y, width, 58])
      for (let window = x + 12; window < x + width - 20; window += 28)
        pen.bar(onFields[level % 4]!, [window, y + 16, 14, 24])
    }
    heading(pen, '--color-night', [24, 50, 170])
    pen.bar('--color-night', [24, 128, 220, 16])
    for (const index of [0, 1, 2, 3]) pen.bar('--color-night', [24 + index * 56, 166, 44, 40])
    pen.bar('--color-paper', [24, 240, 240, 36])
    pen.bar('--accent', [24, 292, 104, 34])
  },
  'faq-s': (pen) => {
    pen.bar('--color-contrast', [0, 0, 480, 168])
    heading(pen, '--color-on-contrast', [24, 44, 170], 2)
    pen.dome('--color-highlight', 390, 110, 60)
    pen.path('--accent', 'M330 118a60 60 0 0 0 120 0z')
    for (const index of [0, 1, 2, 3]) {
      pen.bar('--color-line-strong', [24, 192 + index * 44, 432, 2])
      pen.bar('--color-text', [24, 210 + index * 44, 250 - index * 26, 8])
      pen.bar('--accent', [432, 212 + index * 44, 18, 4])
      pen.bar('--accent', [439, 205 + index * 44, 4, 18])
    }
  },
}

type Drawers = { [Kind in PreviewedKind]: (pen: Pen, props: PageKinds[Kind], position: number) => void }

/** Draws the page of a row: its arrangement, with pictures that the page shows. */
const drawers: Drawers = {
  portfolioListing: (pen, { style, layout }) => {
    boxesOf(style, layout).forEach((box, index) => {
      project(pen, style, index, box, index % 5 === (layout === 'metro' ? 2 : 1))
    })
  },
  portfolioShow: (pen, { show }) => (shows[show] ?? evenRows)(pen),
  blogListing: (pen, { listing }) => listings[listing](pen),
  blogLayout: (pen, _, position) => {
    const isRight = position % 2 === 1
    pen.cover(0, [0, 0, pageWidth, position % 3 === 1 ? pageHeight : 214])
    const [x, y] = [isRight ? 218 : 42, position % 3 === 1 ? 96 : 142]
    pen.bar('--color-surface', [x, y, 220, pageHeight])
    pen.bar('--color-text', [x + 24, y + 26, 168, 13])
    pen.bar('--color-text', [x + 24, y + 46, 110, 13])
    pen.bar('--accent', [x + 24, y + 76, 34, 34])
    for (let line = 0; line < 16; line += 1)
      pen.bar('--color-text-muted', [x + (line < 4 ? 68 : 24), y + 78 + line * 10, line < 4 ? 126 : 172, 3])
    if (position % 3 !== 1) pen.cover(1, [isRight ? 42 : 290, 236, 148, 100])
  },
  shopListing: (pen, { listing }) => {
    if (listing === 'wide') {
      for (const [index, width] of [56, 82, 70, 92, 62].entries())
        pen.bar(index === 0 ? '--color-text' : '--color-ground-deep', [[24, 90, 182, 262, 364][index]!, 22, width, 22])
      products(pen, 0, [margin, 62, 432], 4)
    } else if (listing === 'leftSidebar') {
      shopFilter(pen, 0)
      products(pen, 2, [158, margin, 298], 2)
    } else {
      shopFilter(pen, 344)
      products(pen, 3, [margin, margin, 298], 3)
    }
  },
  'shop/categories': (pen) => {
    for (let place = 0; place < 12; place += 1) {
      const [column, row] = [place % 4, Math.floor(place / 4)]
      const box: Box = [column * 120, row * 120, 120, 120]
      const field = (row * 2 + (column >> 1)) % fields.length
      if ((column + row) % 2 === 0) pen.cover(place, box)
      else {
        pen.bar(fields[field]!, box)
        pen.bar(onFields[field]!, [box[0] + 16, box[1] + 20, 72, 10])
        pen.bar(onFields[field]!, [box[0] + 16, box[1] + 90, 30, 5])
        pen.dome(onFields[field]!, box[0] + 92, box[1] + 98, 14)
      }
    }
  },
  cart: (pen) => {
    for (const index of [0, 1, 2]) {
      const y = margin + index * 106
      pen.cover(index + 2, [margin, y, 92, 92])
      pen.words([132, y + 16, 120], { lines: 2 })
      pen.bar('--color-line-strong', [132, y + 62, 64, 26])
      pen.bar('--color-surface', [134, y + 64, 60, 22])
      pen.bar('--color-text', [159, y + 72, 10, 6])
    }
    pen.bar('--color-night', [290, 0, 190, pageHeight])
    for (const index of [0, 1, 2]) {
      pen.bar('--color-on-night-muted', [312, 40 + index * 24, 62, 5])
      pen.bar('--color-on-night', [412, 40 + index * 24, 46, 5])
    }
    pen.bar('--color-on-night-muted', [312, 118, 146, 2])
    pen.bar('--color-on-night', [312, 140, 58, 12])
    pen.bar('--color-highlight', [388, 140, 70, 12])
    pen.bar('--accent', [312, 182, 146, 40])
    pen.bar('--color-paper', [346, 199, 78, 7])
  },
  checkout: (pen) => {
    for (const [index, [x, width]] of (
      [
        [24, 130],
        [166, 130],
        [24, 272],
        [24, 272],
      ] as const
    ).entries()) {
      const y = [24, 24, 86, 148][index]!
      pen.bar('--color-text', [x, y, 52, 5])
      pen.bar('--color-line-strong', [x, y + 13, width, 34])
      pen.bar('--color-surface', [x + 2, y + 15, width - 4, 30])
    }
    for (const index of [0, 1, 2]) {
      pen.disc(index === 1 ? '--accent' : '--color-line-strong', 34, 226 + index * 26, 9)
      pen.disc('--color-surface', 34, 226 + index * 26, index === 1 ? 4 : 7)
      pen.bar('--color-text-muted', [54, 224 + index * 26, 130 - index * 24, 5])
    }
    pen.bar('--accent', [24, 304, 272, 38])
    pen.bar('--color-paper', [110, 320, 100, 7])
    pen.bar('--color-highlight', [322, 0, 158, pageHeight])
    for (const index of [0, 1, 2, 3]) {
      pen.cover(index + 5, [340, 24 + index * 62, 50, 50])
      pen.bar('--color-night', [400, 38 + index * 62, 58, 6])
      pen.bar('--color-night', [400, 52 + index * 62, 34, 4])
    }
    pen.bar('--color-night', [340, 282, 118, 3])
    pen.bar('--color-night', [340, 302, 70, 12])
  },
  'login-register': (pen) => {
    pen.bar('--color-contrast', [0, 0, pageWidth, pageHeight])
    pen.disc('--color-highlight', 160, 136, 62)
    pen.dome('--accent', 160, pageHeight, 132)
    pen.bar('--color-paper', [272, 92, 166, 176])
    for (const y of [118, 164]) {
      pen.bar('--color-line-strong', [294, y, 122, 28])
      pen.bar('--color-paper', [296, y + 2, 118, 24])
    }
    pen.bar('--color-night', [294, 212, 122, 32])
    // Crossed out: there are no accounts.
    pen.path('--accent', 'M262 92l12-12 176 188-12 12z')
    pen.path('--accent', 'M438 80l12 12-176 188-12-12z')
  },
  inner: (pen, { inner }) => {
    const draw = innerScreens[inner]
    if (draw) return draw(pen)
    pen.cover(0, [220, 0, 260, pageHeight])
    heading(pen, '--color-text', [24, 120, 150], 2)
  },
  search: (pen) => {
    pen.bar('--color-highlight', [0, 0, 480, 176])
    heading(pen, '--color-night', [24, 36, 190])
    pen.bar('--color-paper', [24, 112, 330, 40])
    pen.bar('--color-night', [354, 112, 60, 40])
    pen.dome('--accent', 420, 84, 44)
    for (const [index, width] of [110, 84, 132, 70, 96, 120].entries()) {
      const x = 24 + (index % 3) * 148
      pen.bar('--color-text', [x, 204 + Math.floor(index / 3) * 34, width, 12])
    }
    for (const index of [0, 1, 2]) {
      pen.bar('--color-line-strong', [24, 278 + index * 34, 432, 2])
      pen.bar('--color-text-muted', [24, 292 + index * 34, 300 - index * 50, 6])
    }
  },
}

/** The number of covers in the pages of a sheet: few enough for a small file. */
const coversInSheet = 5
/** The number of covers by which each page begins further on than the one before it. */
const step = 2
/** The number of the smallest covers from which the sheets of a kind choose: large ones would be a third of a file. */
const smallCovers = 10

const smallestFirst = <One extends Cover>(all: readonly One[]): One[] =>
  all
    .map((cover) => ({ cover, size: drawPicture(cover.options, 'light').length }))
    .sort((one, other) => one.size - other.size)
    .map(({ cover }) => cover)

/** Returns the smallest covers in their order. */
function smallOf<One extends Cover>(all: readonly One[]): readonly One[] {
  const small = new Set(smallestFirst(all).slice(0, smallCovers))
  return all.filter((cover) => small.has(cover))
}

/** Returns the covers of a page. Sheets of the same kind begin with different ones. */
function coversOf({ kind, props }: PreviewSheet['rows'][number], start: number, position: number): readonly Cover[] {
  const from = (covers: readonly Cover[]) => {
    const all = smallOf(covers)
    const first = start % all.length
    const own = [...all.slice(first), ...all.slice(0, first)].slice(0, coversInSheet)
    const turn = (position * step) % own.length
    return [...own.slice(turn), ...own.slice(0, turn)]
  }
  switch (kind) {
    case 'portfolioListing':
    case 'portfolioShow':
      return from(coversIn<ProjectCategory>('projects', projectAccents))
    case 'blogListing':
      return from(coversIn<PostCategory>('posts', categoryAccents))
    case 'blogLayout':
      return smallestFirst(coversOfGroup(`blog-layout-${props.layout}`)).slice(0, 1)
    case 'inner': {
      const group = groups().find((each) => each === `page-${props.inner}`)
      // The portrait of another preview in the same sheet is the third of the team.
      return group ? coversOfGroup(group) : [...coversOfGroup('people').slice(0, 2), ...coversOfGroup('page-about-me')]
    }
    default:
      return from(coversOfGroup('shopShelf'))
  }
}

function drawSheet({ rows, start }: PreviewSheet, scheme: Scheme): string {
  const pen = new Pen(scheme)
  const pages = rows.map((row, position) => {
    // The type of the drawer and that of the props belong together.
    const draw = drawers[row.kind] as (pen: Pen, props: unknown, position: number) => void
    const marks = pen.page(coversOf(row, start, position), () => draw(pen, row.props, start + position))
    return `<svg x="${position * pageWidth}" width="${pageWidth}" height="${pageHeight}">${marks}</svg>`
  })
  const frame = `viewBox="0 0 ${pageWidth * cellsFor(rows.length)} ${pageHeight}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${pen.definitions()}${pages.join('')}</svg>`
}

/** Returns the number of cells in a row of pictures, of which the last may be empty (`client/ui/Picture.module.css`). */
const cellsFor = (count: number): number => [3, 4, 5, 6, 8].find((cells) => cells >= count)!

/** Draws the sheets of previews of the pages in this build. Each page has the size of a thumbnail. */
export const drawListingPreviews = (): [sheet: string, drawing: Drawing][] =>
  previewSheets
    .filter(({ rows }) => hasDemo || rows.some(({ isDemo }) => !isDemo))
    .map((sheet) => {
      const cells = cellsFor(sheet.rows.length)
      const size = { width: pageWidth * cells, height: pageHeight, cells }
      return [sheet.name, { light: drawSheet(sheet, 'light'), dark: drawSheet(sheet, 'dark'), ...size }]
    })

/** Returns the pictures of products and of categories that stand together in an index, as rows. */
export function rowsOfIndexes(): [name: string, options: PictureOptions][] {
  const row = (name: keyof typeof indexRows, ratio: Ratio | Size, cells: readonly PictureOptions[]) =>
    [name, { kind: 'row', seed: name, ratio, cells: cells as readonly RowCell[] }] as [string, PictureOptions]
  const shelf = new Map(picturesOf('shopShelf'))
  const products = (['products', 'moreProducts'] as const).map((name) =>
    row(
      name,
      '1:1',
      indexRows[name].map((item) => shelf.get(item)!),
    ),
  )
  if (!hasDemo) return products
  const posts = smallestFirst(coversIn<PostCategory>('posts', categoryAccents))
  // Where all articles of a category have photographs, no page shows its cell.
  const covers = indexRows.categories.map((category) => posts.find((post) => post.category === category) ?? posts[0]!)
  return [
    ...products,
    row(
      'categories',
      [640, 480],
      covers.map(({ options }) => options),
    ),
  ]
}
