import type { Canvas } from '../Canvas.ts'
import type { Slot } from '../colours.ts'
import { disc, halfDisc, path, polygon, rect, rounded, roundedRect } from '../paths.ts'
import { nth } from '../random.ts'

/** Clothes are drawn on a sheet of this size and scaled to the picture. */
const drawnSize = [400, 500] as const

/** The colours of a garment and its background. */
interface Look {
  field: Slot
  shape: Slot
  cloth: Slot
  trim: Slot
}

const looks: readonly Look[] = [
  { field: 'muted', shape: 'accent', cloth: 'third', trim: 'light' },
  { field: 'second', shape: 'muted', cloth: 'accent', trim: 'light' },
  { field: 'third', shape: 'second', cloth: 'muted', trim: 'ink' },
  { field: 'accent', shape: 'muted', cloth: 'second', trim: 'ink' },
]

const shapes = ['disc', 'arch', 'half', 'stripes'] as const

export interface GarmentOptions {
  item?: Garment
  shape?: (typeof shapes)[number]
  /** The index in the list of looks. */
  look?: 0 | 1 | 2 | 3
  /** Whether it is in the light of a street lamp, in place of the shape. */
  isLit?: boolean
}

/** Draws the shaded right face of a shape. */
const shade = (canvas: Canvas, data: string): Canvas => canvas.fill(data, 'ink', { opacity: 0.3 })

const hanger = (canvas: Canvas): Canvas =>
  canvas.stroke('M200 96V78a20 20 0 1 1 20 -20', 'ink', 6).stroke('M112 138L200 96L288 138', 'ink', 8)

function coat(canvas: Canvas, { cloth, trim }: Look): void {
  hanger(canvas)
  canvas.fill('M164 112L96 140L64 320H104L112 250V456H288V250L296 320H336L304 140L236 112L200 190z', cloth)
  shade(canvas, 'M200 190L236 112L304 140L336 320H296L288 250V456H200z')
  canvas.fill('M164 112L200 190L168 240L132 152z', trim).fill('M236 112L200 190L232 240L268 152z', 'ink')
  canvas.fill(disc(186, 282, 8) + disc(186, 328, 8) + disc(186, 374, 8), trim)
  canvas.fill(rect(126, 312, 44, 10) + rect(230, 312, 44, 10), trim)
}

function shirt(canvas: Canvas, { cloth, trim }: Look): void {
  hanger(canvas)
  canvas.fill('M160 114L84 150L52 264L104 284L120 232V424H280V232L296 284L348 264L316 150L240 114L200 150z', cloth)
  shade(canvas, 'M200 150L240 114L316 150L348 264L296 284L280 232V424H200z')
  canvas.fill('M160 114L200 150L176 186L140 124z', trim).fill('M240 114L200 150L224 186L260 124z', trim)
  canvas.fill(rect(197, 160, 6, 264), trim)
  canvas.fill(disc(188, 208, 5) + disc(188, 254, 5) + disc(188, 300, 5) + disc(188, 346, 5), trim)
  canvas.fill(rect(222, 232, 42, 46), trim)
}

function trousers(canvas: Canvas, { cloth, trim }: Look): void {
  canvas.stroke('M200 70V52a20 20 0 1 1 20 -20', 'ink', 6).fill(roundedRect(112, 68, 176, 14, 7), 'ink')
  canvas.fill('M124 82H276L300 456H228L200 190L172 456H100z', cloth)
  shade(canvas, 'M200 82H276L300 456H228L200 190z')
  canvas.fill(rect(124, 82, 152, 22), trim).fill(disc(200, 93, 7), 'ink')
  canvas.stroke('M152 112L134 450M248 112L266 450', trim, 3)
}

function skirt(canvas: Canvas, { cloth, trim }: Look): void {
  canvas.stroke('M200 96V78a20 20 0 1 1 20 -20', 'ink', 6).fill(roundedRect(120, 94, 160, 14, 7), 'ink')
  canvas.fill('M140 108H260L340 430Q200 470 60 430z', cloth)
  shade(canvas, 'M200 108H260L340 430Q270 450 200 452z')
  canvas.fill(rect(138, 108, 124, 24), trim)
  canvas.stroke('M170 136L124 438M200 136V446M230 136L276 438', trim, 3)
}

function scarf(canvas: Canvas, { cloth, trim }: Look): void {
  canvas.fill('M116 120a84 60 0 0 1 168 0v34a84 60 0 0 1 -168 0z', cloth)
  canvas.fillApart('M150 122a50 32 0 0 1 100 0a50 32 0 0 1 -100 0z', 'ink')
  canvas.fill('M138 168L200 190L188 430H110z', cloth).fill('M200 176L262 160L292 360H222z', cloth)
  shade(canvas, 'M200 176L262 160L292 360H222z')
  let fringe = ''
  for (let i = 0; i < 6; i++) fringe += path`M${116 + i * 13} 430v26M${227 + i * 12} 360v26`
  canvas.stroke(fringe, cloth, 5)
  canvas.fill(polygon([122, 330], [193, 330], [191, 356], [119, 356]), trim)
  canvas.fill(polygon([219, 280], [280, 280], [284, 304], [220, 304]), trim)
}

function boot(canvas: Canvas, { cloth, trim }: Look): void {
  canvas.fill('M120 120H226V300Q230 334 300 344Q336 352 336 396H120z', cloth)
  shade(canvas, 'M173 120H226V300Q230 334 300 344Q336 352 336 396H173z')
  canvas
    .fill(rect(112, 112, 122, 24), trim)
    .fill(rect(112, 396, 228, 20), 'ink')
    .fill(rect(112, 416, 64, 22), 'ink')
  canvas.stroke('M196 180L232 196M196 220L232 236M198 260L234 276', trim, 6)
}

const items = { coat, shirt, trousers, skirt, scarf, boot }
export type Garment = keyof typeof items
const garments = Object.keys(items) as Garment[]

/** Draws a street at night: roofs, and a lamp whose light falls on the garment. */
function lamp(canvas: Canvas): void {
  const { width, height } = canvas
  const [x, base] = [width / 2, height * 0.86]
  canvas.fillAll('third')
  const roofs = [0.34, 0.2, 0.44, 0.28, 0.28, 0.5, 0.22, 0.38]
    .map((top, index, all) => rect((width / all.length) * index, height * top, width / all.length + 1, height))
    .join('')
  canvas.shadow(roofs, 2)
  canvas.fill(rect(0, base, width, height), 'ink')
  canvas.fill(
    polygon(
      [x - height * 0.07, height * 0.14],
      [x + height * 0.07, height * 0.14],
      [x + height * 0.56, base],
      [x - height * 0.56, base],
    ),
    'light',
  )
  canvas.ellipse([x, base], [height * 0.56, height * 0.08], 'light')
  const post = x - height * 0.68
  canvas
    .fill(rect(post, height * 0.06, height * 0.025, base - height * 0.06), 'shade')
    .fill(rect(post, height * 0.06, height * 0.68, height * 0.025), 'shade')
    .fill(halfDisc(x, height * 0.14, height * 0.09, 'up'), 'accent')
    .fill(halfDisc(x, height * 0.14, height * 0.055, 'down'), 'second')
}

/** Draws a garment before a plain shape. Without an item the seed chooses. */
export function drawGarment(canvas: Canvas, options: GarmentOptions): void {
  const { width, height, random } = canvas
  const item = options.item ?? random.pick(garments)
  const look = nth(looks, options.look ?? random.pick([0, 1, 2, 3]))
  const shape = canvas.oneOf(shapes, options.shape)
  const [x, y, size] = [width / 2, height / 2, Math.min(width, height)]
  canvas.fillAll(look.field)
  if (options.isLit) lamp(canvas)
  else if (shape === 'disc') canvas.fill(disc(x, y, size * 0.44), look.shape)
  else if (shape === 'arch')
    canvas.fill(
      halfDisc(x, y, size * 0.4, 'up') + rect(x - size * 0.4, y - 0.5, size * 0.8, height / 2 + 0.5),
      look.shape,
    )
  else if (shape === 'half') canvas.fill(rect(x, 0, width / 2, height), look.shape)
  else canvas.hatch([0, 0, width, height], look.shape, { gap: size / 12, thickness: size / 28 })
  // The lamp hangs above the garment, whose hem is near the ground.
  const scale = Math.min((width * 0.92) / drawnSize[0], (height * (options.isLit ? 0.78 : 0.96)) / drawnSize[1])
  const left = x - (drawnSize[0] * scale) / 2
  const top = options.isLit ? height * 0.17 : y - (drawnSize[1] * scale) / 2
  const offset = `${rounded(left)} ${rounded(top)}`
  canvas.transformed(`translate(${offset}) scale(${Math.round(scale * 1000) / 1000})`, () => items[item](canvas, look))
}
