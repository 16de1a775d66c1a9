import type { Canvas } from '../Canvas.ts'
import type { ProductViewKind } from '#shared/content/productViews.ts'
import type { ShopColour } from '#shared/content/shopNames.ts'
import type { Paint, Slot } from '../colours.ts'
import { disc, halfDisc, markPath, polygon, quarterDisc, rect, rounded, roundedRect, type Point } from '../paths.ts'
import { nth } from '../random.ts'

/** Things are drawn on a square of this side and scaled to the picture. */
const drawnSize = 400

const backdrops = ['disc', 'dome', 'halftone', 'floor', 'half'] as const

/** Backgrounds that no product chooses itself: a floor without a disc, a plain field. */
type Backdrop = (typeof backdrops)[number] | 'bar' | 'field'

/** The background of a product. */
interface Ground {
  field: Slot
  /**
   * The slot for loose ink parts: `line` on grounds that change with the theme, `ink` on a light disc or a colour
   * field.
   */
  freeColour: Slot
  /** Draws the shapes of the ground; `isWhite` tells whether the product is white, so that none behind it may be. */
  draw(canvas: Canvas, isWhite: boolean): void
}

/** Returns the colour of the shape behind a product. */
const lightOr = (isWhite: boolean): Slot => (isWhite ? 'shade' : 'light')

const grounds: Readonly<Record<Backdrop, Ground>> = {
  disc: {
    field: 'muted',
    freeColour: 'ink',
    draw: (canvas, isWhite) => canvas.fill(disc(200, 205, 168), lightOr(isWhite)),
  },
  dome: {
    field: 'third',
    freeColour: 'ink',
    draw: (canvas, isWhite) => canvas.fill(halfDisc(200, 330, 200, 'up'), lightOr(isWhite)),
  },
  halftone: {
    field: 'ground',
    freeColour: 'line',
    draw: (canvas) => canvas.halftone([-40, 20, 480, 360], 'muted', { from: 9, to: 2, step: 16 }),
  },
  floor: {
    field: 'second',
    freeColour: 'ink',
    draw: (canvas, isWhite) =>
      canvas.fill(rect(-200, 300, 800, 300), 'ink').fill(disc(200, 190, 150), lightOr(isWhite)),
  },
  half: {
    field: 'shade',
    freeColour: 'line',
    draw: (canvas, isWhite) =>
      canvas.fill(rect(200, -200, 500, 900), 'muted').fill(disc(200, 200, 150), isWhite ? 'third' : 'ground'),
  },
  bar: { field: 'second', freeColour: 'ink', draw: (canvas) => canvas.fill(rect(-400, 300, 1200, 300), 'ink') },
  field: { field: 'third', freeColour: 'ink', draw: (canvas) => canvas },
}

/** The material of a product: lit face, shaded face, seams and edges, and the mark on it. */
interface Cloth {
  body: Paint
  shaded: Paint
  detail: Paint
  mark: Paint
}

/** Cloth keeps its colour in both themes; red is the theme's accent. */
const cloths: Readonly<Record<ShopColour, Cloth>> = {
  red: { body: 'accent', shaded: 'accentShade', detail: 'ink', mark: 'light' },
  ink: { body: '#272b37', shaded: '#15171f', detail: '#4d5364', mark: 'light' },
  paper: { body: '#f3efe6', shaded: '#d8d0c0', detail: '#15171f', mark: 'accent' },
  cobalt: { body: 'second', shaded: '#163795', detail: 'ink', mark: 'light' },
}

/** Metal keeps its colour in both themes, and is darker than the light shapes behind products. */
const steel = { lit: '#c3c8d2', shaded: '#8d94a3' } as const satisfies Record<string, Paint>

/** The scale of a close view, and the positions and sizes of three products. */
const nearness = 2.3
const trio = [
  { x: 8, y: 40, size: 0.5 },
  { x: 192, y: 40, size: 0.5 },
  { x: 84, y: 132, size: 0.58 },
] as const

export type Product = keyof typeof items

export interface ProductOptions {
  item?: Product
  backdrop?: Backdrop
  /** The colour of products that have several: cap, bag and T-shirt. The default is red. */
  colour?: ShopColour
  view?: ProductViewKind
}

function lighter(canvas: Canvas, { freeColour }: Ground): void {
  canvas.fill('M222 116q-34 -26 0 -84q34 52 0 84z', 'accent').fill('M222 112q-15 -14 0 -44q15 26 0 44z', 'third')
  canvas.fill(disc(176, 112, 25), freeColour).fill(disc(176, 112, 10), steel.shaded)
  canvas
    .fill('M152 112h14a12 12 0 0 0 22 0h62v60h-98z', steel.lit)
    .fill(rect(206, 112, 44, 60), steel.shaded)
    .fill(rect(212, 126, 9, 30) + rect(228, 126, 9, 30), 'ink')
  canvas
    .fill(roundedRect(146, 166, 110, 192, 18), 'accent')
    .fill('M204 166h34a18 18 0 0 1 18 18v156a18 18 0 0 1 -18 18h-34z', 'accentShade')
  canvas.fill(rect(146, 176, 110, 8), 'ink')
  canvas.fill(markPath(163, 230, 25), 'light')
  canvas.fill(rect(146, 318, 110, 6), 'light')
}

function usb(canvas: Canvas, { freeColour }: Ground): void {
  canvas.transformed('rotate(-32 200 200)', () => {
    canvas
      .fill(rect(268, 160, 70, 80), steel.shaded)
      .fill(rect(268, 160, 70, 40), steel.lit)
      .fill(rect(300, 174, 16, 14) + rect(300, 212, 16, 14), 'ink')
    canvas
      .fill(roundedRect(84, 142, 190, 116, 20), 'accent')
      .fill('M84 200h190v38a20 20 0 0 1 -20 20h-150a20 20 0 0 1 -20 -20z', 'accentShade')
    canvas.fill(rect(252, 142, 10, 116), 'ink')
    canvas.fill(markPath(140, 168, 32), 'light')
    canvas.fill(disc(104, 200, 11), 'ink')
    canvas.stroke('M98 198C50 170 36 226 60 254', freeColour, 8)
  })
}

/** Draws a cloth in the wind, from its hoist at the left: the near half turns over the far one in a fold. */
function cloth(canvas: Canvas): void {
  canvas
    .fill('M212 92C270 118 330 112 390 84V296C330 324 270 330 212 304z', 'accent')
    .fill('M250 106Q284 200 250 318Q330 250 300 113Q274 112 250 106z', 'accentShade')
    .fill('M212 262L250 276L212 304z', 'ink')
    .fill('M71 44C130 18 190 26 250 56V276C190 246 130 238 71 264z', 'accent')
    .fill('M206 37Q226 46 250 56V276Q230 266 206 257Q238 150 206 37z', 'accentShade')
  canvas.fill(markPath(84, 102, 43), 'light')
}

function flagSmall(canvas: Canvas, { field, freeColour }: Ground): void {
  canvas.transformed('rotate(7 130 340)', () => {
    canvas.fill(rect(122, 56, 11, 280), freeColour).fill(disc(127.5, 50, 13), field === 'third' ? 'ink' : 'third')
    canvas.shadow(halfDisc(127.5, 50, 13, 'right'))
    canvas.transformed('translate(83 42) scale(.7)', () => cloth(canvas))
  })
  // The base of two discs.
  canvas.fill(roundedRect(86, 324, 90, 20, 10), 'shade').fill(roundedRect(62, 344, 138, 24, 12), freeColour)
}

function flagLarge(canvas: Canvas): void {
  canvas.transformed('translate(24 22) scale(.9)', () => {
    // Two colours, of which one shows on each ground.
    canvas.fill(rect(56, 24, 8, 350), 'third').fill(rect(64, 24, 7, 350), 'ink')
    canvas.fill(disc(63.5, 20, 16), 'third').shadow(halfDisc(63.5, 20, 16, 'right'))
    cloth(canvas)
    canvas.fill(halfDisc(64, 378, 52, 'up'), 'light').fill(quarterDisc(64, 326, 52, 'bottomLeft'), 'shade')
  })
}

function tshirt(canvas: Canvas, _: Ground, { body, shaded, detail, mark }: Cloth): void {
  canvas.fill('M138 74L66 108L34 186L88 208L104 180V346H296V180L312 208L366 186L334 108L262 74Q200 128 138 74z', body)
  canvas.fill('M262 74L334 108L366 186L312 208L296 180V346H238L226 98z', shaded)
  canvas.fill('M138 74Q200 128 262 74L250 68Q200 108 150 68z', detail)
  canvas.fill(markPath(152, 160, 32), mark)
  canvas.fill(rect(104, 338, 192, 8), detail)
  canvas.stroke('M104 180L114 148M296 180L286 148', detail, 4)
}

function folder(canvas: Canvas): void {
  canvas.transformed('rotate(-7 200 200)', () => {
    canvas.fill(rect(118, 54, 196, 260), 'light')
    canvas.hatch([140, 84, 120, 60], 'shade', { gap: 14, thickness: 4 })
    canvas.fill('M84 96h82l22 -26h130v286H84z', 'accentShade').fill(rect(84, 112, 234, 244), 'accent')
    canvas.fill('M318 112v244h-64z', 'accentShade')
    canvas.fill(markPath(126, 182, 44), 'light')
    canvas.fill(rect(292, 70, 11, 286), 'ink')
    canvas.fill(rect(126, 300, 96, 8) + rect(126, 316, 62, 8), 'light')
  })
}

function cap(canvas: Canvas, { field, freeColour }: Ground, { body, shaded, detail, mark }: Cloth): void {
  // Below the disc of this ground is an ink floor, on which an ink brim would be lost.
  const brim = field !== 'second' ? freeColour : body === cloths.ink.body ? detail : shaded
  canvas.transformed('translate(-12 42) rotate(-6 200 220)', () => {
    canvas
      .fill('M62 252A128 132 0 0 1 318 252z', body)
      .fill('M190 120A128 132 0 0 1 318 252H236Q234 160 190 120z', shaded)
    canvas.stroke('M190 120Q136 168 134 252', detail, 3.5)
    canvas.fill(roundedRect(174, 108, 34, 16, 8), freeColour)
    canvas
      .fill('M62 250H318Q396 258 398 300Q312 282 214 284L62 272z', brim)
      .fill('M214 284Q312 282 398 300Q392 318 330 306Q270 296 214 300z', 'shade')
    canvas.fill(rect(62, 246, 256, 9), 'light')
    canvas.fill(markPath(150, 172, 27), mark)
  })
}

function umbrella(canvas: Canvas, { freeColour, field }: Ground): void {
  const hook = field === 'second' ? 'shade' : freeColour
  canvas.fill(rect(194, 60, 11, 26), freeColour).fill(rect(195, 150, 9, 176), freeColour)
  canvas.stroke('M199.5 320v14a24 24 0 0 0 48 0', hook, 11)
  // The lower edge is cut out of each panel, so that the shaft and the ground show below it.
  const bow = (w: number) => `a${w / 2} ${w / 2} 0 0 0 ${-w} 0`
  const [side, last] = [bow(53), bow(54)]
  canvas.fill(`M40 210A160 136 0 0 1 360 210${last}${side}${bow(107)}${side}${side}z`, 'accent')
  canvas.fill(`M93 210Q110 110 200 76Q146 130 146 210${side}zM253 210Q254 130 200 76Q290 110 306 210${side}z`, 'light')
  canvas.fill(`M306 210Q290 110 200 76Q340 80 360 210${last}z`, 'accentShade')
  canvas.fill(markPath(176, 114, 16), 'ink')
}

function bag(canvas: Canvas, { freeColour }: Ground, { body, shaded, detail, mark }: Cloth): void {
  canvas.stroke('M146 150V108a54 54 0 0 1 108 0V150', freeColour, 13)
  canvas.fill('M92 146H308L322 360H78z', body).fill('M250 146H308L322 360H226z', shaded)
  canvas.fill(rect(92, 146, 216, 12), detail)
  canvas.fill(markPath(128, 206, 48), mark)
  canvas.fill(disc(146, 164, 6) + disc(254, 164, 6), 'light')
}

function card(canvas: Canvas): void {
  canvas.transformed('rotate(-13 200 200)', () => {
    canvas.fill(rect(104, 92, 246, 148), 'accent')
    let d = ''
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 4; i++)
        d +=
          (i + j) % 2
            ? halfDisc(104 + 61.5 * (i + 0.5), 92 + 49.3 * (j + 1), 24.6, 'up')
            : halfDisc(104 + 61.5 * (i + 0.5), 92 + 49.3 * j, 24.6, 'down')
    canvas.fill(d, 'accentShade')
    canvas.fill(polygon([350, 240], [350, 252], [116, 252], [104, 240]), 'ink')
  })
  canvas.transformed('rotate(6 200 200)', () => {
    canvas.fill(rect(62, 180, 246, 148), 'light').fill(rect(62, 180, 14, 148), 'accent')
    canvas.fill(markPath(98, 206, 20), 'accent')
    canvas.fill(rect(98, 272, 110, 9), 'ink').fill(rect(98, 290, 150, 6) + rect(98, 304, 84, 6), 'shade')
  })
}

const items = {
  lighter,
  usb,
  'flag-small': flagSmall,
  'flag-large': flagLarge,
  tshirt,
  folder,
  cap,
  umbrella,
  bag,
  card,
}

export const products = Object.keys(items) as Product[]

/** Products of white paper or with white cloth. They would lose their outline before a light shape. */
const whites: ReadonlySet<Product> = new Set(['card', 'folder', 'umbrella'])

/** The position of the mark on each product: the middle of a close view. */
const marks: Readonly<Record<Product, Point>> = {
  lighter: [201, 240],
  usb: [200, 200],
  'flag-small': [187, 139],
  'flag-large': [157, 152],
  tshirt: [200, 176],
  folder: [190, 226],
  cap: [204, 206],
  umbrella: [200, 150],
  bag: [200, 236],
  card: [180, 230],
}

/** The centre and the radii of a shadow, if it is not under the middle of the picture: a flag throws it from its foot. */
const shadows: Readonly<Partial<Record<Product, readonly [Point, Point]>>> = {
  'flag-small': [
    [186, 368],
    [134, 11],
  ],
  'flag-large': [
    [128, 362],
    [96, 9],
  ],
}

/** Draws a product before its ground, whose field is already filled. */
function drawThing(canvas: Canvas, item: Product, ground: Ground, look: ProductOptions, [width, height]: Point): void {
  const scale = Math.min(width, height) / drawnSize
  const left = rounded((width - drawnSize * scale) / 2)
  const top = rounded((height - drawnSize * scale) / 2)
  canvas.transformed(`translate(${left} ${top}) scale(${Math.round(scale * 1000) / 1000})`, () => {
    ground.draw(canvas, whites.has(item) || look.colour === 'paper')
    const draw = () => {
      canvas.ellipse(
        ...(shadows[item] ?? [
          [212, 362],
          [150, 13],
        ]),
        'ink',
        { opacity: 0.16 },
      )
      items[item](canvas, ground, cloths[look.colour ?? 'red'])
    }
    if (look.view === 'close') {
      const [x, y] = marks[item]
      canvas.transformed(
        `translate(${rounded(200 - x * nearness)} ${rounded(200 - y * nearness)}) scale(${nearness})`,
        draw,
      )
    } else if (look.view === 'several')
      for (const { x, y, size } of trio) canvas.transformed(`translate(${x} ${y}) scale(${size})`, draw)
    else draw()
  })
}

/** Draws a product of the shop with the party's mark. Without an item the seed chooses. */
export function drawProduct(canvas: Canvas, look: ProductOptions): void {
  const { width, height, random } = canvas
  const item = look.item ?? random.pick(products)
  const ground = grounds[look.backdrop ?? nth(backdrops, products.indexOf(item) % backdrops.length)]
  canvas.fillAll(ground.field)
  drawThing(canvas, item, ground, look, [width, height])
}
