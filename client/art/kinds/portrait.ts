import type { Canvas } from '../Canvas.ts'
import type { HexColour, Paint, Slot } from '../colours.ts'
import { disc, halfDisc, markPath, path, polygon, rect, roundedRect } from '../paths.ts'
import { skins } from '../skins.ts'

const backdrops = ['disc', 'half', 'rings', 'dome', 'halftone', 'mark'] as const
const shortHair = ['crop', 'quiff', 'cap', 'bald', 'curls'] as const
const longHair = ['bob', 'long', 'bun', 'afro', 'layers'] as const
const hairs = [...shortHair, ...longHair] as const
const cuts = ['suit', 'collar', 'roundNeck', 'turtleneck'] as const

type Hair = (typeof hairs)[number]
type Cut = (typeof cuts)[number]

/** Omitted options follow from the seed. */
export interface PortraitOptions {
  /** Not `disc` for a leader: a disc behind a head looks like a halo. */
  backdrop?: (typeof backdrops)[number]
  /** The colour behind the person. */
  field?: 'accent' | 'second' | 'third' | 'muted'
  hair?: Hair
  /** Only with short hair. */
  beard?: boolean
  glasses?: boolean
  /** Uses the picture's own colours instead of those of skin and hair. */
  duotone?: boolean
  coat?: 'ink' | 'second' | 'accent' | 'light'
  cut?: Cut
}

const hairColours = ['ink', '#5a3420', '#8c5a2b', '#c9a15a', '#8d8f96', '#a23b22', 'ink'] as const
const hairColoursOfDarkSkin = ['ink', '#2b1a12', '#8d8f96'] as const
const darkSkins: readonly (typeof skins)[number][] = [skins[2], skins[3]]

/** The measures and colours of a person. Lengths are for a sheet of 400 × 500 that ends at the picture's lower edge. */
interface Bust {
  x: (length: number) => number
  y: (length: number) => number
  /** Scales a length. */
  s: (length: number) => number
  /** The middle of the face, half its width, and its horizontal lines from above. */
  middle: number
  halfWidth: number
  top: number
  jaw: number
  chin: number
  hair: Hair
  hasLongHair: boolean
  hairColour: Paint
  lit: Paint
  shaded: Paint
  lipColour: Paint
}

/** Draws a geometric bust, lit from the left. */
export function drawPortrait(canvas: Canvas, options: PortraitOptions): void {
  const { width, height, random } = canvas
  const scale = Math.min(width / 400, height / 500)
  const s = (length: number) => length * scale
  const x = (length: number) => width / 2 + s(length - 200)
  const y = (length: number) => height - s(500) + s(length)

  const colours = coloursOf(canvas, options.duotone)
  const backdrop = options.backdrop ?? random.pick(backdrops)
  const field = options.field ?? random.pick(['accent', 'second', 'third', 'muted'])
  drawBackdrop(canvas, { x, y, s }, backdrop, field)

  const hair = options.hair ?? random.pick(hairs)
  const hasLongHair = (longHair as readonly Hair[]).includes(hair)
  const hasBeard = !hasLongHair && (options.beard ?? random.chance(0.36))
  const hasGlasses = options.glasses ?? random.chance(0.36)
  const browLength = random.chance(0.3) ? 30 : 34
  const halfWidth = s(hasLongHair ? 68 : 72)
  const jaw = y(hasLongHair ? 268 : 280)
  const bust = { x, y, s, middle: x(200), halfWidth, top: y(118), jaw, chin: y(332), hair, hasLongHair, ...colours }

  drawHairBehind(canvas, bust)
  const coat = options.coat ?? random.pick(['ink', 'ink', field === 'second' ? 'accent' : 'second', 'light'])
  drawClothes(canvas, bust, coat, canvas.oneOf(cuts, options.cut))
  drawHead(canvas, bust, hasBeard)
  drawEyes(canvas, bust, browLength, hasGlasses)
  drawHairInFront(canvas, bust)
  if (hasLongHair && random.chance(0.6)) drawEarrings(canvas, bust)
}

function coloursOf(canvas: Canvas, isDuotone?: boolean): Pick<Bust, 'hairColour' | 'lit' | 'shaded' | 'lipColour'> {
  const { random } = canvas
  const duotone = isDuotone ?? random.chance(0.34)
  const skin = random.pick(skins)
  if (duotone) {
    // Skips a number of the sequence, so that the following ones stay the same.
    random.next()
    return { hairColour: 'ink', lit: 'light', shaded: 'shade', lipColour: 'accent' }
  }
  const hairColour: 'ink' | HexColour = darkSkins.includes(skin)
    ? random.pick(hairColoursOfDarkSkin)
    : random.pick(hairColours)
  return { hairColour, lit: skin.lit, shaded: skin.shaded, lipColour: skin.lips }
}

function drawBackdrop(
  canvas: Canvas,
  { x, y, s }: Pick<Bust, 'x' | 'y' | 's'>,
  backdrop: (typeof backdrops)[number],
  field: NonNullable<PortraitOptions['field']>,
): void {
  const { width, height } = canvas
  const main: Slot = field === 'third' ? 'accent' : 'third'
  const other: Slot = field === 'muted' || field === 'second' ? 'accent' : 'light'
  canvas.fillAll(field)
  switch (backdrop) {
    case 'disc':
      canvas.fill(disc(x(200), y(225), s(168)), main)
      break
    case 'half':
      canvas.fill(rect(width / 2, 0, width / 2, height), main)
      break
    case 'rings':
      canvas.fill(disc(x(200), y(235), s(185)), main)
      canvas.rings([x(200), y(235)], { from: s(205), to: s(360), count: 6 }, main, s(13))
      break
    case 'dome':
      canvas.fill(halfDisc(x(200), y(290), s(190), 'up'), main).fill(rect(0, y(290), width, height), other)
      break
    case 'halftone': {
      const dots = field === 'third' ? 'accent' : other
      canvas.halftone([0, 6, width + 12, height * 0.72], dots, { from: 8, to: 0.5, step: 15 })
      break
    }
    case 'mark':
      canvas.fill(markPath(x(-40), y(60), s(160)), main)
  }
}

function drawHairBehind(canvas: Canvas, bust: Bust): void {
  const { y, s, middle, halfWidth, top, hair, hairColour } = bust
  switch (hair) {
    case 'bob': {
      const left = middle - halfWidth - s(26)
      canvas.fillApart(roundedRect(left, top - s(22), 2 * halfWidth + s(52), s(236), Math.round(s(88))), hairColour)
      break
    }
    case 'long': {
      const r = halfWidth + s(30)
      const fall = path`M${middle - halfWidth - s(30)} ${y(440)}V${y(196)}a${r} ${r} 0 0 1 ${2 * r} 0V${y(440)}z`
      canvas.fillApart(fall, hairColour)
      break
    }
    case 'bun': {
      const knot = disc(middle, top - s(22), s(42))
      canvas.fillApart(knot + halfDisc(middle, top + halfWidth, halfWidth + s(16), 'up'), hairColour)
      break
    }
    case 'afro': {
      let tufts = ''
      for (let i = 0; i < 11; i++) {
        const angle = Math.PI * (0.86 + i * 0.128)
        const tuftX = middle + Math.cos(angle) * (halfWidth + s(12))
        const tuftY = top + halfWidth + s(6) + Math.sin(angle) * (halfWidth + s(10))
        tufts += disc(tuftX, tuftY, s(34))
      }
      canvas.fillApart(tufts + disc(middle, top + halfWidth, halfWidth + s(14)), hairColour)
      break
    }
    case 'layers': {
      const r = halfWidth + s(18)
      const fall = path`
        M${middle - r} ${top + halfWidth}a${r} ${r} 0 0 1 ${2 * r} 0
        q${s(6)} ${s(90)} ${s(34)} ${s(150)}h${-2 * halfWidth - s(104)}
        q${s(30)} ${s(-70)} ${s(34)} ${s(-150)}z
      `
      canvas.fillApart(fall, hairColour)
      break
    }
    default:
    // Short hair has nothing behind the head.
  }
}

function drawClothes(canvas: Canvas, bust: Bust, coat: Slot, cut: Cut): void {
  const { x, y, s, middle, lit, shaded } = bust
  const { height } = canvas
  const inner = coat === 'light' ? 'accent' : 'light'
  const shoulders = y(398)
  canvas.fill(
    path`
      M${x(28)} ${height}V${y(470)}Q${x(30)} ${shoulders} ${x(140)} ${y(386)}
      L${x(260)} ${y(386)}Q${x(370)} ${shoulders} ${x(372)} ${y(470)}V${height}z
    `,
    coat,
  )
  const [neckLeft, neckRight] = [middle - s(40), middle + s(40)]
  const neck = path`M${neckLeft} ${y(300)}h${s(80)}V${y(384)}L${middle} ${y(424)}L${neckLeft} ${y(384)}z`
  const neckShade = path`
    M${middle} ${y(330)}L${neckRight} ${y(306)}V${y(384)}L${middle} ${y(424)}
    L${neckLeft} ${y(366)}V${y(322)}z
  `
  canvas.fillApart(neck, lit).fillApart(neckShade, shaded)

  /** A shape on the left and its mirror image on the right. */
  const both = (...points: readonly (readonly [fromMiddle: number, y: number])[]) => [
    polygon(...points.map(([across, down]) => [middle - s(across), down] as const)),
    polygon(...points.map(([across, down]) => [middle + s(across), down] as const)),
  ]
  switch (cut) {
    case 'suit': {
      const shirt = both([46, y(372)], [0, y(426)], [30, y(500)], [92, y(388)])
      const tie = polygon(
        [middle, y(426)],
        [middle + s(17), y(446)],
        [middle + s(11), height + 4],
        [middle - s(11), height + 4],
        [middle - s(17), y(446)],
      )
      const lapels = both([92, y(386)], [60, y(384)], [18, height + 3], [60, height + 3])
      canvas.fill(shirt.join(''), inner).fill(tie, coat === 'accent' ? 'ink' : 'accent')
      canvas.fill(lapels.join(''), coat === 'ink' ? 'shade' : 'ink')
      break
    }
    case 'collar':
      canvas.fill(both([44, y(376)], [0, y(432)], [34, y(462)], [70, y(386)]).join(''), inner)
      break
    case 'roundNeck': {
      const neckline = path`M${middle - s(46)} ${y(386)}Q${middle} ${y(446)} ${middle + s(46)} ${y(386)}`
      canvas.stroke(neckline, inner, s(12))
      break
    }
    case 'turtleneck': {
      const foot = polygon(
        [middle - s(52), y(384)],
        [middle + s(52), y(384)],
        [middle + s(30), y(436)],
        [middle - s(30), y(436)],
      )
      const roll = roundedRect(middle - s(50), y(350), s(100), s(56), Math.round(s(12)))
      const rollShade = path`
        M${middle} ${y(350)}h${s(38)}a${s(12)} ${s(12)} 0 0 1 ${s(12)} ${s(12)}v${s(32)}
        a${s(12)} ${s(12)} 0 0 1 ${s(-12)} ${s(12)}h${s(-38)}z
      `
      canvas.fillApart(foot, coat).fillApart(roll, inner)
      canvas.fillApart(rollShade, inner === 'light' ? 'shade' : 'accentShade')
    }
  }
  const arm = path`
    M${x(372)} ${height}V${y(470)}Q${x(370)} ${shoulders} ${x(272)} ${y(388)}L${x(300)} ${height}z
  `
  canvas.shadow(arm)
}

function drawHead(canvas: Canvas, bust: Bust, hasBeard: boolean): void {
  const { y, s, middle, halfWidth, top, jaw, chin, hasLongHair, hairColour, lit, shaded, lipColour } = bust
  const [left, right] = [middle - halfWidth, middle + halfWidth]
  const face = path`
    M${left} ${top + halfWidth}a${halfWidth} ${halfWidth} 0 0 1 ${2 * halfWidth} 0V${jaw}
    Q${right} ${chin} ${middle} ${chin}T${left} ${jaw}z
  `
  // The shaded half begins further left at the nose.
  const half = path`
    M${middle} ${top}a${halfWidth} ${halfWidth} 0 0 1 ${halfWidth} ${halfWidth}V${jaw}
    Q${right} ${chin} ${middle} ${chin}V${y(258)}l${s(-16)} 0L${middle} ${y(212)}z
  `
  canvas.fillApart(disc(left, y(238), s(17)), lit).fillApart(disc(right, y(238), s(17)), shaded)
  canvas.fillApart(face, lit).fillApart(half, shaded)
  if (hasBeard) {
    const beard = path`
      M${left} ${y(236)}Q${middle - s(54)} ${y(284)} ${middle - s(30)} ${y(274)}H${middle + s(30)}
      Q${middle + s(54)} ${y(284)} ${right} ${y(236)}V${jaw}
      Q${right} ${chin + s(22)} ${middle} ${chin + s(22)}T${left} ${jaw}z
    `
    canvas.fillApart(beard, hairColour).fillApart(halfDisc(middle, y(295), s(17), 'down'), shaded)
  } else if (hasLongHair) {
    const lips = path`
      M${middle - s(23)} ${y(289)}q${s(23)} ${s(-5)} ${s(46)} 0
      q${s(-8)} ${s(17)} ${s(-23)} ${s(17)}t${s(-23)} ${s(-17)}z
    `
    canvas.fillApart(lips, lipColour)
  } else {
    const smile = path`M${middle - s(24)} ${y(290)}q${s(24)} ${s(17)} ${s(48)} 0`
    canvas.stroke(smile, 'ink', s(5.5), { cap: 'round' })
  }
}

function drawEyes(canvas: Canvas, bust: Bust, browLength: number, hasGlasses: boolean): void {
  const { y, s, middle, hasLongHair, hairColour, lit } = bust
  const brow = (left: number) => rect(left, y(200), s(browLength), s(hasLongHair ? 5 : 9))
  const brows = brow(middle - s(50)) + brow(middle + s(50) - s(browLength))
  canvas.fillApart(brows, hairColour === lit ? 'ink' : hairColour)
  canvas.fillApart(disc(middle - s(33), y(225), s(7.5)) + disc(middle + s(33), y(225), s(7.5)), 'ink')
  if (!hasGlasses) return
  const rims = canvas.random.chance()
    ? disc(middle - s(34), y(224), s(25)) + disc(middle + s(34), y(224), s(25))
    : roundedRect(middle - s(62), y(206), s(54), s(36), 6) + roundedRect(middle + s(8), y(206), s(54), s(36), 6)
  canvas.stroke(rims + path`M${middle - s(9)} ${y(222)}h${s(18)}`, 'ink', s(5.5))
}

function drawHairInFront(canvas: Canvas, bust: Bust): void {
  canvas.fillApart(hairInFront(bust), bust.hairColour)
}

function hairInFront({ s, middle, halfWidth, top, hair }: Bust): string {
  const brim = top + halfWidth
  const r = halfWidth + s(7)
  const cap = path`M${middle - r} ${brim + s(6)}V${brim}a${r} ${r} 0 0 1 ${2 * r} 0v${s(6)}`
  const closeR = halfWidth + s(4)
  switch (hair) {
    case 'crop':
      return (
        cap +
        path`
          q${s(-6)} ${s(-38)} ${s(-30)} ${s(-44)}H${middle - s(30)}
          q${s(-30)} 0 ${-halfWidth + s(23)} ${s(44)}z
        `
      )
    case 'quiff':
      return path`
        M${middle - r} ${brim + s(8)}V${brim - s(26)}
        Q${middle - s(40)} ${top - s(40)} ${middle + s(30)} ${top - s(24)}
        Q${middle + r + s(6)} ${top} ${middle + r} ${brim + s(8)}l${s(-14)} ${s(-34)}
        L${middle - s(38)} ${brim - s(34)}l${s(-22)} ${s(14)}z
      `
    case 'cap':
      return cap + path`l${s(-12)} ${s(-28)}H${middle - r + s(12)}z`
    case 'bald':
      // The hair above the ears.
      return path`
        M${middle - halfWidth - s(3)} ${brim + s(30)}V${brim - s(4)}
        Q${middle - halfWidth} ${brim - s(26)} ${middle - halfWidth + s(14)} ${brim - s(38)}
        Q${middle - halfWidth + s(16)} ${brim} ${middle - halfWidth + s(8)} ${brim + s(30)}z
        M${middle + halfWidth + s(3)} ${brim + s(30)}V${brim - s(4)}
        Q${middle + halfWidth} ${brim - s(26)} ${middle + halfWidth - s(14)} ${brim - s(38)}
        Q${middle + halfWidth - s(16)} ${brim} ${middle + halfWidth - s(8)} ${brim + s(30)}z
      `
    case 'curls': {
      let curls = ''
      for (let i = 0; i < 7; i++)
        curls += disc(middle - s(66) + i * s(22), top + s(i % 2 ? 6 : 18) + Math.abs(i - 3) * s(7), s(23))
      return curls
    }
    case 'bob':
      return path`M${middle - closeR} ${brim + s(4)}a${closeR} ${closeR} 0 0 1 ${2 * closeR} 0z`
    case 'long':
    case 'layers':
      return path`
        M${middle - closeR} ${brim + s(46)}V${brim}a${closeR} ${closeR} 0 0 1 ${2 * closeR} 0v${s(46)}
        Q${middle + s(54)} ${brim - s(30)} ${middle - s(14)} ${top + s(14)}
        Q${middle - s(58)} ${brim - s(20)} ${middle - closeR} ${brim + s(46)}z
      `
    case 'bun':
    case 'afro': {
      const wideR = halfWidth + s(5)
      return path`
        M${middle - wideR} ${brim + s(10)}a${wideR} ${wideR} 0 0 1 ${2 * wideR} 0
        Q${middle} ${top + s(2)} ${middle - wideR} ${brim + s(10)}z
      `
    }
  }
}

function drawEarrings(canvas: Canvas, { y, s, middle, halfWidth }: Bust): void {
  canvas.fillApart(disc(middle - halfWidth, y(266), s(8)) + disc(middle + halfWidth, y(266), s(8)), 'third')
}
