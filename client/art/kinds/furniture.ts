import type { Canvas } from '../Canvas.ts'
import type { Slot } from '../colours.ts'
import { disc, halfDisc, path, polygon, rect, rounded, roundedRect } from '../paths.ts'
import { nth } from '../random.ts'

/** Pieces are drawn on a square of this side, on a floor at `floor`, and scaled to the picture. */
const drawnSize = 400
const floor = 344
/** The colours of a piece and its background. */
interface Look {
  wall: Slot
  dome: Slot
  cloth: Slot
  wood: Slot
}

const looks: readonly Look[] = [
  { wall: 'muted', dome: 'third', cloth: 'second', wood: 'accent' },
  { wall: 'third', dome: 'light', cloth: 'accent', wood: 'second' },
  { wall: 'second', dome: 'muted', cloth: 'third', wood: 'accent' },
  { wall: 'accent', dome: 'third', cloth: 'light', wood: 'second' },
]

export interface FurnitureOptions {
  item?: Furniture
  /** The piece before a half disc, the same at the lower edge, in a room, or a whole room. */
  view?: (typeof views)[number]
  /** The index in the list of looks. */
  look?: 0 | 1 | 2 | 3
}

const views = ['alone', 'edge', 'room', 'scene'] as const

/** Returns the colour of cushions, which differs from the cloth and from the dome. */
const cushionOf = ({ cloth, dome }: Look): Slot => (cloth === 'light' ? 'accent' : dome === 'light' ? 'third' : 'light')

/** Returns the colour of boards, which differs from the dome. */
const boardOf = ({ dome }: Look): Slot => (dome === 'light' ? 'ink' : 'light')

/** Draws the shaded right face of a shape. */
const shade = (canvas: Canvas, data: string): Canvas => canvas.fill(data, 'ink', { opacity: 0.24 })

function legs(canvas: Canvas, from: number, left: number, right: number, wood: Slot): void {
  const leg = (x: number, lean: number) =>
    polygon([x - 8, from], [x + 8, from], [x + lean + 5, floor], [x + lean - 5, floor])
  canvas.fill(leg(left, -10) + leg(right, 10), wood)
}

function chair(canvas: Canvas, { cloth, wood }: Look): void {
  legs(canvas, 250, 132, 268, wood)
  canvas.fill(rect(128, 200, 12, 40) + rect(260, 200, 12, 40), wood)
  canvas.fill('M120 208V138a80 80 0 0 1 160 0v70z', cloth)
  shade(canvas, 'M200 58a80 80 0 0 1 80 80v70h-80z')
  canvas.fill(roundedRect(104, 226, 192, 34, 16), cloth)
  shade(canvas, 'M200 226h80a16 16 0 0 1 16 16v2a16 16 0 0 1 -16 16h-80z')
}

function armchair(canvas: Canvas, look: Look): void {
  const { cloth, wood } = look
  legs(canvas, 300, 104, 296, wood)
  canvas.fill('M92 280V170a108 92 0 0 1 216 0v110z', cloth)
  shade(canvas, 'M200 78a108 92 0 0 1 108 92v110h-108z')
  canvas.fill(roundedRect(112, 226, 176, 66, 14), cushionOf(look))
  canvas.fill(roundedRect(60, 190, 64, 118, 28) + roundedRect(276, 190, 64, 118, 28), cloth)
  shade(canvas, 'M308 190h4a28 28 0 0 1 28 28v62a28 28 0 0 1 -28 28h-4z')
}

function sofa(canvas: Canvas, look: Look): void {
  const { cloth, wood } = look
  legs(canvas, 308, 66, 334, wood)
  // The frame ends below the cushions: on the same line its edge would show as a hairline.
  canvas.fill(roundedRect(44, 164, 312, 140, 34), cloth)
  shade(canvas, 'M200 164h122a34 34 0 0 1 34 34v72a34 34 0 0 1 -34 34h-122z')
  canvas.fill(roundedRect(66, 240, 132, 54, 12) + roundedRect(202, 240, 132, 54, 12), cushionOf(look))
  canvas.fill(halfDisc(128, 240, 44, 'up'), wood)
  canvas.fill(roundedRect(18, 216, 62, 98, 28) + roundedRect(320, 216, 62, 98, 28), cloth)
  shade(canvas, 'M351 216h3a28 28 0 0 1 28 28v42a28 28 0 0 1 -28 28h-3z')
}

function round(canvas: Canvas, look: Look): void {
  const { cloth, wood } = look
  canvas.fill(halfDisc(200, floor, 74, 'up'), wood).fill(rect(190, 176, 20, 120), wood)
  shade(canvas, path`M200 ${floor - 74}a74 74 0 0 1 74 74h-74z` + rect(200, 186, 10, 84))
  canvas.fill(roundedRect(56, 164, 288, 22, 11), boardOf(look))
  canvas.fill(halfDisc(236, 164, 46, 'up'), cloth)
  shade(canvas, 'M236 118a46 46 0 0 1 46 46h-46z')
  canvas.fill(rect(130, 92, 12, 72), cloth).fill(disc(136, 84, 18), wood)
}

function trestle(canvas: Canvas, look: Look): void {
  const { cloth, wood } = look
  const support = (x: number) =>
    polygon([x - 6, 204], [x + 6, 204], [x + 44, floor], [x + 32, floor], [x, 228], [x - 32, floor], [x - 44, floor])
  canvas.fill(support(100) + support(300), wood)
  canvas.fill(rect(72, 286, 56, 8) + rect(272, 286, 56, 8), wood)
  canvas.fill(rect(20, 184, 360, 22), boardOf(look))
  shade(canvas, rect(200, 184, 180, 22))
  canvas.fill(rect(214, 160, 108, 12) + rect(226, 148, 92, 12), cloth).fill(rect(214, 172, 112, 12), wood)
  canvas.fill('M96 184v-58h60v58a30 0 0 0 1 -60 0z', cloth)
  canvas.fill(disc(126, 94, 26), wood)
}

function shelf(canvas: Canvas, look: Look): void {
  const { cloth, wood } = look
  canvas.fill(rect(96, 40, 12, floor - 40) + rect(292, 40, 12, floor - 40), wood)
  for (const y of [92, 168, 244, 320]) canvas.fill(rect(84, y, 232, 12), boardOf(look))
  shade(canvas, rect(200, 92, 116, 12) + rect(200, 168, 116, 12) + rect(200, 244, 116, 12) + rect(200, 320, 116, 12))
  canvas.fill(halfDisc(152, 92, 30, 'up'), cloth).fill(rect(228, 44, 14, 48) + rect(260, 44, 14, 48), wood)
  canvas.fill(rect(244, 36, 14, 56), cloth).fill(disc(246, 140, 28), cloth)
  canvas.fill(rect(124, 120, 18, 48) + rect(160, 120, 18, 48), cloth).fill(rect(144, 112, 14, 56), wood)
  canvas.fill(rect(210, 206, 70, 38), wood).fill(halfDisc(156, 214, 30, 'down') + rect(150, 230, 12, 14), cloth)
  canvas.fill(rect(122, 284, 80, 36), cloth).fill(rect(226, 272, 20, 48) + rect(252, 280, 16, 40), wood)
}

function cabinet(canvas: Canvas, look: Look): void {
  const { cloth, wood } = look
  legs(canvas, 300, 74, 326, 'ink')
  canvas.fill(rect(44, 124, 312, 182), wood)
  const turns = [
    halfDisc(83, 210, 34, 'up') + halfDisc(83, 214, 34, 'down'),
    halfDisc(161, 248, 34, 'up'),
    halfDisc(239, 180, 34, 'down'),
    disc(317, 212, 34),
  ]
  for (const x of [44, 122, 200, 278]) canvas.fill(rect(x + 5, 134, 68, 162), x % 4 ? 'light' : cloth)
  turns.forEach((door, index) => canvas.fill(door, index % 2 ? wood : 'light'))
  canvas.fill(rect(34, 112, 332, 14), boardOf(look))
  shade(canvas, rect(200, 112, 166, 14) + rect(200, 126, 156, 180))
  canvas
    .fill(path`M92 112V74h44v38z`, cloth)
    .fill(disc(114, 52, 26), 'ink')
    .fill(halfDisc(276, 112, 40, 'up'), cloth)
}

function lamp(canvas: Canvas, look: Look): void {
  const { cloth, wood } = look
  canvas.fill(rect(195, 100, 10, 236), wood).fill(halfDisc(200, floor, 62, 'up'), wood)
  shade(canvas, path`M200 ${floor - 62}a62 62 0 0 1 62 62h-62z`)
  canvas.fill(halfDisc(200, 160, 112, 'up'), cloth)
  shade(canvas, 'M200 48a112 112 0 0 1 112 112h-112z')
  canvas
    .fill(halfDisc(200, 160, 34, 'down'), look.dome === 'light' ? wood : 'light')
    .fill(rect(262, 160, 3, 56), 'ink')
    .fill(disc(263.5, 222, 7), 'ink')
}

const items = { chair, armchair, sofa, round, trestle, shelf, cabinet, lamp }
export type Furniture = keyof typeof items
export const furnitures = Object.keys(items) as Furniture[]

/** Draws a piece at a size; the point is the middle of its feet. */
function place(canvas: Canvas, item: Furniture, look: Look, [x, y, size]: readonly [number, number, number]): void {
  const scale = size / drawnSize
  const left = rounded(x - size / 2)
  const top = rounded(y - floor * scale)
  canvas.transformed(`translate(${left} ${top}) scale(${Math.round(scale * 1000) / 1000})`, () =>
    items[item](canvas, look),
  )
}

/** A piece before a half disc. */
function alone(canvas: Canvas, item: Furniture, look: Look): void {
  const { width, height } = canvas
  const size = Math.min(width, height) * 0.92
  const [middle, base] = [width / 2, height * 0.5 + size * 0.4]
  canvas.fillAll(look.wall).fill(halfDisc(middle, base, size * 0.5, 'up'), look.dome)
  canvas.fill(rect(0, base, width, 3), 'ink')
  place(canvas, item, look, [middle, base, size])
}

/** Draws a wall, a floor and the light from a window. */
function room(canvas: Canvas, { wall, dome }: Look, y: number): void {
  const { width, height, random } = canvas
  const x = width * random.between(0.1, 0.2)
  const [w, h] = [width * 0.28, y * 0.5]
  canvas
    .fillAll(wall)
    .fill(rect(x, y * 0.12, w, h), 'light')
    .fill(halfDisc(x + w / 2, y * 0.12 + h, Math.min(w / 2, h), 'up'), dome)
  canvas.stroke(rect(x, y * 0.12, w, h) + path`M${x + w / 2} ${y * 0.12}v${h}`, 'ink', Math.max(3, width / 120))
  canvas.fill(rect(0, y, width, height), 'ink').fill(rect(0, y - 5, width, 7), 'light')
}

/** A whole room: the position of each piece, as shares of the width and of the wall's height. */
const scene = [
  ['shelf', 0.87, 1.02, 0.96, 0],
  ['lamp', 0.69, 1.06, 0.8, 1],
  ['sofa', 0.45, 1.14, 1.12, 2],
  ['round', 0.18, 1.18, 0.66, 3],
] as const

/** Draws a piece of furniture. Without an item the seed chooses. */
export function drawFurniture(canvas: Canvas, options: FurnitureOptions): void {
  const { width, height, random } = canvas
  const item = options.item ?? random.pick(furnitures)
  const look = nth(looks, options.look ?? random.pick([0, 1, 2, 3]))
  const view = canvas.oneOf(views, options.view)
  if (view === 'alone') return alone(canvas, item, look)
  if (view === 'edge') {
    canvas.fillAll(look.wall).fill(halfDisc(width / 2, height, Math.min(width / 2, height), 'up'), look.dome)
    place(canvas, item, look, [width / 2, height, Math.min(width, height)])
    return
  }
  const y = height * 0.76
  room(canvas, look, y)
  if (view === 'room') {
    const size = Math.min(width * 0.8, height * 0.74)
    canvas.ellipse([width * 0.56, height * 0.9], [width * 0.4, height * 0.065], look.dome)
    place(canvas, item, look, [width * 0.56, height * 0.9, size])
    return
  }
  canvas.ellipse([width * 0.42, height * 0.9], [width * 0.34, height * 0.075], 'accent')
  for (const [each, x, foot, size, index] of scene)
    place(canvas, each, nth(looks, index), [width * x, y * foot, Math.min(y * size, width * 0.42)])
}
