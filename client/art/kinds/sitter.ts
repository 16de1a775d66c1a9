import type { Canvas } from '../Canvas.ts'
import type { Paint, Slot } from '../colours.ts'
import { beard, broadFace, ears, eyes, hairColours, mouths, strongBrows } from '../faces.ts'
import { disc, halfDisc, path, quarterDisc, rect, rounded, roundedRect } from '../paths.ts'
import { paintShapes } from '../shapes.ts'
import { skins } from '../skins.ts'

const heads = ['beanie', 'parting', 'curls'] as const
type Head = (typeof heads)[number]

/** Omitted options follow from the seed. */
export interface SitterOptions {
  /** The hair or hat. */
  head?: Head
  beard?: boolean
  /** The colour behind the person. */
  field?: 'accent' | 'second' | 'third' | 'muted'
  coat?: 'ink' | 'second' | 'accent' | 'third'
}

const hairs = [hairColours.brown, hairColours.dark, hairColours.chestnut, hairColours.red] as const

/**
 * The scales of a person. Lengths are for a sheet of 640 × 480 with its origin in the middle of the upper edge, aligned
 * with the picture's lower edge.
 */
interface Sheet {
  x: (length: number) => number
  y: (length: number) => number
  /** Scales a length. */
  s: (length: number) => number
}

/** Draws a person at a table with folded arms, lit from the left. */
export function drawSitter(canvas: Canvas, options: SitterOptions): void {
  const { width, height, random } = canvas
  const scale = Math.min(width / 640, height / 500)
  const s = (length: number) => length * scale
  const sheet: Sheet = { x: (length) => width / 2 + s(length), y: (length) => height - s(480 - length), s }

  const field = options.field ?? random.pick(['accent', 'second', 'third', 'muted'])
  const coat = options.coat ?? random.pick(field === 'third' ? ['second', 'ink', 'accent'] : ['third', 'ink'])
  const skin = random.pick(skins)
  const hair = random.pick(hairs)
  const head = canvas.oneOf(heads, options.head)
  const hasBeard = options.beard ?? random.chance()
  const isOnRight = random.chance()

  drawRoom(canvas, sheet, field, isOnRight)
  drawTrunk(canvas, sheet, coat, skin)
  canvas.transformed(`rotate(-4 ${Math.round(sheet.x(0))} ${Math.round(sheet.y(300))})`, () =>
    drawFace(canvas, sheet, { head, hasBeard, hair, skin, hat: coat === 'second' ? 'third' : 'second' }),
  )
  drawArms(canvas, sheet, coat, skin)
  drawTable(canvas, sheet, isOnRight)
}

function drawRoom(canvas: Canvas, { x, y, s }: Sheet, field: Slot, isOnRight: boolean): void {
  const { width, height } = canvas
  const [dark, bright]: readonly [Slot, Slot] = field === 'accent' ? ['accentShade', 'muted'] : ['accent', 'light']
  const side = isOnRight ? 1 : -1
  canvas.fillAll(field)
  // A window on one side, and an object on the wall of the other.
  const windowX = x(side * 246)
  canvas.fill(halfDisc(windowX, y(236), s(84), 'up') + rect(windowX - s(84), y(236), s(168), height), dark)
  canvas.fill(disc(windowX, y(238), s(42)), 'third')
  const frame = x(side * -240) - s(52)
  canvas.fill(rect(frame, y(150), s(104), s(104)), bright)
  canvas.fill(
    quarterDisc(frame, y(150), s(52), 'bottomRight') + quarterDisc(frame + s(52), y(202), s(52), 'topLeft'),
    dark,
  )
  canvas.fill(rect(0, y(400), width, height), dark)
}

function drawTrunk(canvas: Canvas, { x, y, s }: Sheet, coat: Slot, skin: (typeof skins)[number]): void {
  const { height } = canvas
  const right = path`
    M${x(0)} ${y(298)}H${x(64)}Q${x(150)} ${y(308)} ${x(198)} ${y(342)}
    Q${x(244)} ${y(376)} ${x(250)} ${height}H${x(0)}z
  `
  const left = path`
    M${x(0)} ${y(298)}H${x(-64)}Q${x(-150)} ${y(308)} ${x(-198)} ${y(342)}
    Q${x(-244)} ${y(376)} ${x(-250)} ${height}H${x(0)}z
  `
  canvas.fillApart(left + right, coat)
  canvas.shadow(right, 0.5)
  canvas.fillApart(path`M${x(-40)} ${y(230)}h${s(80)}V${y(300)}Q${x(0)} ${y(356)} ${x(-40)} ${y(300)}z`, skin.lit)
  canvas.fillApart(
    path`
      M${x(-40)} ${y(262)}Q${x(-8)} ${y(300)} ${x(40)} ${y(266)}V${y(300)}
      Q${x(20)} ${y(328)} ${x(0)} ${y(328)}Q${x(4)} ${y(296)} ${x(-40)} ${y(284)}z
    `,
    skin.shaded,
  )
  canvas.stroke(path`M${x(-48)} ${y(296)}Q${x(0)} ${y(360)} ${x(48)} ${y(296)}`, 'light', s(13), { cap: 'round' })
}

interface Face {
  head: Head
  hasBeard: boolean
  hair: (typeof hairs)[number]
  skin: (typeof skins)[number]
  hat: Slot
}

function drawFace(canvas: Canvas, sheet: Sheet, { head, hasBeard, hair, skin, hat }: Face): void {
  const { x, y, s } = sheet
  const scale = s(0.48)
  const colours = { ...skin, ...hair, iris: '#5c3622' } as const
  canvas.transformed(`translate(${rounded(x(0) - 401 * scale)} ${rounded(y(290) - 676 * scale)}) scale(${scale})`, () =>
    paintShapes(canvas, colours, [...ears, ...broadFace, ...eyes, ...strongBrows, ...(hasBeard ? beard : mouths.open)]),
  )
  canvas.transformed(`translate(0 ${rounded(s(-6))})`, () => drawHead(canvas, sheet, head, hair.hair, hat))
}

function drawHead(canvas: Canvas, { x, y, s }: Sheet, head: Head, hair: Paint, hat: Slot): void {
  switch (head) {
    case 'beanie': {
      const crown = path`M${x(-84)} ${y(112)}V${y(100)}a${s(84)} ${s(88)} 0 0 1 ${s(168)} 0V${y(112)}z`
      const shaded = path`M${x(0)} ${y(12)}a${s(84)} ${s(88)} 0 0 1 ${s(84)} ${s(88)}V${y(112)}H${x(0)}z`
      canvas.fillApart(crown, hat)
      canvas.shadow(shaded, 0.6)
      canvas.fillApart(roundedRect(x(-92), y(92), s(184), s(44), Math.round(s(12))), hat)
      let ribs = ''
      for (let rib = -72; rib <= 72; rib += 24) ribs += path`M${x(rib)} ${y(98)}v${s(32)}`
      canvas.stroke(ribs, 'ink', s(5), { cap: 'round', opacity: 0.35 })
      break
    }
    case 'parting': {
      const locks = path`
        M${x(-82)} ${y(150)}V${y(110)}Q${x(-90)} ${y(38)} ${x(-20)} ${y(30)}Q${x(96)} ${y(16)} ${x(84)} ${y(150)}
        l${s(-12)} ${s(-28)}Q${x(10)} ${y(118)} ${x(-30)} ${y(80)}Q${x(-48)} ${y(116)} ${x(-68)} ${y(122)}z
      `
      canvas.fillApart(locks, hair)
      break
    }
    case 'curls': {
      let curls = halfDisc(x(0), y(112), s(86), 'up')
      for (let i = 0; i < 9; i++) {
        const angle = Math.PI * (0.94 + i * 0.14)
        curls += disc(x(Math.cos(angle) * 74), y(112 + Math.sin(angle) * 60), s(32))
      }
      canvas.fillApart(curls, hair)
    }
  }
}

function drawArms(canvas: Canvas, { x, y, s }: Sheet, coat: Slot, skin: (typeof skins)[number]): void {
  // The rear arm ends in a hand on the front arm.
  const behind = path`M${x(-192)} ${y(424)}Q${x(-110)} ${y(396)} ${x(-10)} ${y(404)}`
  canvas.stroke(behind, 'ink', s(84), { cap: 'round', opacity: 0.2 }).stroke(behind, coat, s(76), { cap: 'round' })
  const sleeve = path`M${x(204)} ${y(428)}Q${x(130)} ${y(424)} ${x(36)} ${y(436)}`
  canvas.stroke(path`M${x(40)} ${y(436)}L${x(-140)} ${y(446)}`, skin.lit, s(50), { cap: 'round' })
  canvas.stroke(sleeve, 'ink', s(84), { cap: 'round', opacity: 0.28 }).stroke(sleeve, coat, s(76), { cap: 'round' })
  canvas.stroke(path`M${x(2)} ${y(402)}l${s(-3)} ${s(74)}`, 'light', s(12), { cap: 'round' })
  canvas.fillApart(roundedRect(x(112), y(368), s(72), s(62), Math.round(s(26))), skin.lit)
  canvas.stroke(
    path`
      M${x(-160)} ${y(440)}h${s(34)}M${x(-156)} ${y(454)}h${s(32)}
      M${x(134)} ${y(428)}v${s(-30)}M${x(150)} ${y(428)}v${s(-32)}M${x(166)} ${y(426)}v${s(-28)}
    `,
    skin.shaded,
    s(4),
    { cap: 'round' },
  )
}

function drawTable(canvas: Canvas, { x, y, s }: Sheet, isOnRight: boolean): void {
  const { width, height } = canvas
  const cup = x(isOnRight ? -290 : 250)
  canvas.stroke(path`M${cup + s(44)} ${y(430)}h${s(10)}a${s(12)} ${s(12)} 0 0 1 0 ${s(24)}h${s(-10)}`, 'light', s(8))
  canvas.fill(path`M${cup} ${y(414)}h${s(48)}v${s(36)}a${s(24)} ${s(24)} 0 0 1 ${s(-48)} 0z`, 'light')
  canvas.shadow(rect(cup + s(24), y(414), s(24), s(54)), 0.6)
  canvas.fill(rect(0, y(470), width, height), 'ink')
}
