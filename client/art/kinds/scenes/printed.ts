import { person } from '../../backdrops.ts'
import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { disc, halfDisc, path, polygon, quarterDisc, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'
import { floor, from, lines, onSquare, span, wall } from './square.ts'

/** The mark of the bakery: half discs inside one another, like a loaf that is cut. */
function loafMark(canvas: Canvas, x: number, y: number, r: number, slots: readonly [Slot, Slot, Slot]): void {
  canvas
    .fill(halfDisc(x, y, r, 'up'), slots[0])
    .fill(halfDisc(x - r * 0.04, y, r * 0.72, 'up'), slots[1])
    .fill(halfDisc(x - r * 0.08, y, r * 0.42, 'up'), slots[2])
}

/** The round sign of a bakery on its bracket, above the window with its loaves. */
function bakery(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(rect(from, 18, span, 16), 'ink').fill(rect(124, 34, 10, 26) + rect(266, 34, 10, 26), 'ink')
  canvas.fill(disc(208, 148, 112), 'ink').fill(disc(200, 142, 112), 'light')
  canvas.stroke(disc(200, 142, 98), 'accent', 6)
  loafMark(canvas, 200, 168, 76, ['accent', 'second', 'ink'])
  canvas.fill(rect(124, 176, 152, 14), 'accent').fill(rect(152, 200, 96, 10), 'ink')
  // The window, with loaves that bear the mark.
  canvas.fill(rect(from, 272, span, 22), 'accent').fill(rect(from, 294, span, 400), 'ink')
  for (let i = -3; i < 8; i++) canvas.fill(halfDisc(i * 58 + 26, 294, 29, 'down'), i % 2 ? 'light' : 'accent')
  for (const [i, x] of [-196, -64, 68, 200, 332, 464, 596].entries()) {
    canvas.fill(path`M${x - 58} 384v-8a58 50 0 0 1 116 0v8z`, nth(['second', 'accent'], i % 2))
    loafMark(canvas, x, 380, 28, i % 2 ? ['light', 'accent', 'light'] : ['ink', 'second', 'ink'])
  }
  canvas.fill(rect(from, 384, span, 14), 'second')
}

/** A paper bag with the mark of the bakery on a counter, long loaves in it and a round one beside it. */
function bakeryBag(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(disc(200, 190, 168), 'ground')
  floor(canvas, 350, 'ink')
  for (const [x, turn] of [
    [142, -14],
    [204, 2],
    [262, 15],
  ] as const)
    canvas.transformed(`rotate(${turn} ${x} 200)`, () => {
      canvas.fill(roundedRect(x - 27, 22, 54, 200, 27), 'second')
      canvas.stroke(path`M${x - 14} 66l28 -16M${x - 14} 98l28 -16M${x - 14} 130l28 -16`, 'light', 7, { cap: 'round' })
    })
  canvas.fill(
    'M92 142l18 -14l18 14l18 -14l18 14l18 -14l18 14l18 -14l18 14l18 -14l18 14l18 -14l18 14l14 222H74z',
    'light',
  )
  canvas.fill('M266 138l24 -10l18 14l14 222h-50z', 'ink', { opacity: 0.14 })
  loafMark(canvas, 176, 286, 70, ['accent', 'second', 'ink'])
  canvas.fill(rect(104, 294, 144, 13), 'accent').fill(rect(132, 318, 88, 10), 'ink')
  canvas.fill('M290 364v-10a52 46 0 0 1 104 0v10z', 'second')
  loafMark(canvas, 342, 360, 28, ['ink', 'accent', 'light'])
}

/** A crate of pears with the stencilled sign of a cooperative: four boards, a square in a square. */
function crateSign(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(disc(200, 150, 176), 'ground')
  floor(canvas, 344, 'ink')
  for (const [x, y] of [
    [94, 136],
    [164, 118],
    [238, 118],
    [308, 136],
    [130, 162],
    [202, 158],
    [274, 162],
  ] as const) {
    canvas.stroke(path`M${x} ${y - 40}q2 -22 16 -28`, 'light', 6)
    const pear = path`M${x} ${y - 44}q20 0 22 28q24 14 24 44a46 46 0 0 1 -92 0q0 -30 24 -44q2 -28 22 -28z`
    canvas.fill(pear, y < 150 ? 'accentShade' : 'accent')
    canvas.fill(disc(x - 18, y + 20, 9), 'second')
  }
  canvas.fill(rect(26, 190, 348, 168), 'ink')
  for (const y of [190, 234, 278, 322]) canvas.fill(rect(26, y, 348, 38), 'second')
  canvas.fill(rect(26, 190, 26, 170) + rect(348, 190, 26, 170), 'light')
  canvas.stroke(
    disc(39, 209, 3) + disc(39, 253, 3) + disc(39, 297, 3) + disc(361, 209, 3) + disc(361, 253, 3) + disc(361, 297, 3),
    'ink',
    5,
  )
  canvas
    .stroke('M138 212h124v124h-124z', 'ink', 18)
    .fill(rect(170, 244, 60, 60), 'ink')
    .fill(rect(188, 262, 24, 24), 'second')
  // The bridges of the stencil.
  canvas.fill(rect(195, 200, 10, 48) + rect(195, 300, 10, 48), 'second')
}

/** An open cookbook between pots: a card with its stain at the left, the dish at the right. */
function book(canvas: Canvas): void {
  wall(canvas, 'accent')
  // A pot of soup and a bowl of onions at the sides, from above.
  canvas
    .fill(disc(-86, 120, 110), 'ink')
    .fill(disc(-86, 120, 94), 'second')
    .fill(disc(-110, 96, 14) + disc(-60, 150, 16) + disc(-90, 160, 10), 'third')
  canvas.fill(disc(488, 268, 110), 'light').fill(disc(488, 268, 92), 'third')
  canvas.fill(disc(444, 250, 30) + disc(470, 312, 32) + disc(500, 230, 28), 'light')
  canvas.transformed('rotate(-5 200 200)', () => {
    canvas.fill(rect(6, 68, 396, 276), 'ink').fill(rect(0, 58, 400, 276), 'third')
    canvas
      .fill('M200 70Q120 44 12 60V314Q120 300 200 326z', 'light')
      .fill('M200 70Q280 44 388 60V314Q280 300 200 326z', 'light')
    canvas.fill('M200 70Q226 60 250 58V316Q224 318 200 326z', 'muted', { opacity: 0.25 })
    // The card of the canteen, with the ring of a pot on it.
    canvas.fill(rect(30, 84, 146, 206), 'second').fill(rect(44, 100, 92, 16), 'ink')
    canvas
      .fill(lines(44, 136, 22, 8, [64, 80, 56, 74, 60, 70]), 'ink')
      .fill(lines(138, 136, 22, 8, [24, 24, 24, 24, 24, 24]), 'accent')
    canvas.stroke(disc(148, 250, 36), 'accent', 8)
    // The dish for four.
    canvas
      .fill(disc(296, 168, 78), 'ink')
      .fill(disc(292, 162, 78), 'second')
      .fill(disc(292, 162, 58), 'accentShade')
    for (let i = 0; i < 9; i++)
      canvas.fill(
        roundedRect(252 + (i % 3) * 30, 126 + Math.floor(i / 3) * 25 + (i % 2) * 6, 20, 14, 7),
        i % 4 === 1 ? 'third' : 'light',
      )
    canvas.fill(rect(228, 258, 126, 14), 'ink').fill(lines(228, 282, 16, 7, [110, 84]), 'shade')
  })
  // The ladle and a spoon.
  canvas
    .stroke('M96 392L262 342', 'ink', 14, { cap: 'round' })
    .fill(disc(78, 386, 40), 'ink')
    .fill(disc(78, 382, 30), 'second')
  canvas.stroke('M318 24L426 60', 'light', 11, { cap: 'round' })
  canvas.ellipse([306, 22], [34, 20], 'light')
}

/** Drawers of the stamps on packets of seed, centred on the origin: a pod, a root, a leaf, a fruit and a flower. */
const stamps: readonly ((canvas: Canvas) => void)[] = [
  (canvas) =>
    canvas
      .fill(halfDisc(0, -14, 38, 'down'), 'second')
      .fill(disc(-19, -3, 8) + disc(0, 4, 8) + disc(19, -3, 8), 'light'),
  (canvas) =>
    canvas
      .stroke('M0 -12v-24M0 -12l-16 -22M0 -12l16 -22', 'second', 8, { cap: 'round' })
      .fill('M-20 -12h40q-4 34 -20 54q-16 -20 -20 -54z', 'accent'),
  (canvas) =>
    canvas.fill('M0 36q-50 -30 0 -78q50 48 0 78z', 'second').stroke('M0 46v-70M0 12l16 -14M0 18l-16 -14', 'light', 4),
  (canvas) =>
    canvas
      .fill(disc(0, 6, 32), 'accent')
      .fill(halfDisc(0, 6, 32, 'right'), 'accentShade')
      .fill('M0 -14l-22 -20l18 6l4 -14l4 14l18 -6z', 'second'),
  (canvas) =>
    canvas.stroke('M-24 0H24M-12 -21L12 21M12 -21L-12 21', 'accent', 29, { cap: 'round' }).fill(disc(0, 0, 15), 'ink'),
]

/** Draws a stamp at a place. */
const stamped = (canvas: Canvas, index: number, place: string) =>
  canvas.transformed(place, () => nth(stamps, index % 5)(canvas))

/** Packets of seed on shelves, each with its stamp. */
function packets(canvas: Canvas): void {
  const isWide = canvas.width > canvas.height
  const rows = isWide ? [22, 222] : [22, 222, -178]
  const columns = isWide ? [-249, -118, 13, 144, 275, 406, 537] : [13, 144, 275]
  const each = (draw: (x: number, y: number) => string) => rows.flatMap((y) => columns.map((x) => draw(x, y))).join('')
  wall(canvas, 'second')
  canvas
    .fill(
      each((x, y) => rect(x + 8, y + 8, 112, 152)),
      'ink',
    )
    .fill(
      each((x, y) => rect(x, y, 112, 156)),
      'third',
    )
  canvas.fill(
    each((x, y) => rect(x, y, 112, 24) + disc(x + 56, y + 76, 47)),
    'light',
  )
  canvas.fill(
    each((x, y) => lines(x + 20, y + 130, 12, 5, [72, 44])),
    'ink',
  )
  for (const [row, y] of rows.entries()) {
    for (const [i, x] of columns.entries()) stamped(canvas, i + row * 2, `translate(${x + 56} ${y + 76})`)
    canvas.fill(rect(from, y + 156, span, 16), 'accent').fill(rect(from, y + 172, span, 8), 'ink')
  }
}

/** A rubber stamp above its print, beside a packet and seeds. */
function stamp(canvas: Canvas): void {
  wall(canvas, 'second')
  floor(canvas, 262, 'accent')
  canvas
    .fill(rect(44, 52, 168, 250), 'ink')
    .fill(rect(32, 42, 168, 250), 'third')
    .fill(rect(32, 42, 168, 40), 'light')
  canvas.fill(disc(116, 176, 70), 'light').fill(lines(62, 258, 16, 7, [108, 68]), 'ink')
  stamped(canvas, 2, 'translate(116 176) scale(1.5)')
  canvas.fill(polygon([214, 318], [404, 318], [440, 396], [196, 396]), 'light')
  stamped(canvas, 2, 'translate(314 357) scale(1 .5)')
  canvas.fill(rect(248, 214, 132, 44), 'third').fill(rect(248, 248, 132, 20), 'ink')
  canvas.fill('M292 214q8 -34 -6 -64a30 30 0 0 1 56 0q-14 30 -6 64z', 'light').fill(disc(314, 108, 40), 'light')
  canvas.fill(halfDisc(314, 108, 40, 'right'), 'shade')
  canvas.stroke('M-140 330h360M-100 356h300M-180 384h350', 'ink', 12, { cap: 'round', dashes: [0, 37] })
}

/** A museum whose hall is a window of the net: a jug on its plinth, and the question about it. */
function online(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(disc(200, 178, 214), 'second')
  floor(canvas, 356, 'ink')
  canvas
    .fill(polygon([6, 118], [200, 14], [394, 118]), 'light')
    .fill(polygon([74, 104], [200, 36], [326, 104]), 'third')
  canvas.fill(halfDisc(200, 98, 28, 'up'), 'accent')
  canvas
    .fill(rect(10, 118, 380, 30), 'ink')
    .fill(disc(34, 133, 7), 'accent')
    .fill(disc(56, 133, 7), 'third')
    .fill(disc(78, 133, 7), 'light')
  canvas.fill(roundedRect(104, 125, 264, 16, 8), 'light')
  canvas.fill(rect(20, 148, 360, 200), 'ground')
  for (const x of [28, 330]) {
    canvas.fill(rect(x, 148, 42, 190), 'light').fill(rect(x + 28, 148, 14, 190), 'shade')
    canvas.fill(rect(x - 6, 148, 54, 12) + rect(x - 6, 332, 54, 12), 'ink')
  }
  canvas
    .fill(rect(0, 344, 400, 20), 'light')
    .fill(rect(-20, 364, 440, 20), 'shade')
    .fill(rect(-40, 384, 480, 20), 'third')
  jug(canvas)
}

/** A jug on a grey cloth with a ruler, and the question about it. */
function jug(canvas: Canvas): void {
  canvas.fill(rect(92, 314, 118, 30), 'shade').fill(rect(96, 320, 110, 10), 'third')
  canvas.stroke('M108 320v6M122 320v6M136 320v6M150 320v6M164 320v6M178 320v6M192 320v6', 'ink', 2)
  canvas.stroke('M184 206q34 4 20 46t-26 24', 'accent', 12)
  canvas.fill('M126 186h52v20q22 20 22 52q0 40 -30 56h-36q-30 -16 -30 -56q0 -32 22 -52z', 'accent')
  canvas.fill('M152 186h26v20q22 20 22 52q0 40 -30 56h-18z', 'accentShade').fill(rect(104, 246, 96, 14), 'third')
  canvas.fill(roundedRect(216, 172, 100, 96, 14), 'ink').fill(polygon([220, 250], [256, 266], [206, 288]), 'ink')
  canvas
    .stroke('M246 204q4 -20 22 -18t18 22q-2 14 -20 20v14', 'third', 11, { cap: 'round' })
    .fill(disc(266, 258, 7), 'third')
  canvas.fill(polygon([296, 288], [296, 342], [308, 331], [318, 350], [328, 345], [319, 327], [335, 325]), 'light')
  canvas.stroke(polygon([296, 288], [296, 342], [308, 331], [318, 350], [328, 345], [319, 327], [335, 325]), 'ink', 5)
}

/** The jug alone, on a ledge from edge to edge. */
function jugNear(canvas: Canvas): void {
  floor(canvas, 344, 'ink')
  jug(canvas)
}

/** A telephone with a list of what is mended and by whom, before a spanner and a screwdriver. */
function register(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(disc(200, 200, 214), 'second')
  canvas.transformed('rotate(-45 200 200)', () => {
    canvas.fill(rect(-20, 182, 440, 36), 'ink')
    canvas
      .fill(disc(-34, 200, 54) + disc(434, 200, 46), 'ink')
      .fill(rect(-100, 182, 62, 36), 'second')
      .fill(disc(434, 200, 22), 'second')
  })
  canvas.transformed('rotate(45 200 200)', () => {
    canvas
      .fill(roundedRect(-78, 172, 150, 56, 22), 'third')
      .fill(rect(-56, 184, 108, 8) + rect(-56, 208, 108, 8), 'ink')
    canvas.fill(rect(72, 188, 330, 24), 'light').fill(polygon([402, 182], [462, 190], [462, 210], [402, 218]), 'light')
  })
  canvas.transformed('translate(18 18) scale(.92)', () => list(canvas))
}

/** The telephone of the register, with a shoe, a zip, a radio and a watch. */
function list(canvas: Canvas): void {
  canvas.fill(roundedRect(106, 8, 204, 392, 26), 'ink').fill(roundedRect(98, 0, 204, 392, 26), 'ink')
  canvas.fill(roundedRect(108, 12, 184, 368, 16), 'light')
  canvas.fill('M108 74V28a16 16 0 0 1 16 -16h152a16 16 0 0 1 16 16v46z', 'accent')
  canvas.fill(roundedRect(122, 30, 156, 30, 15), 'light').fill(rect(160, 42, 70, 7), 'shade')
  canvas.stroke(`${disc(140, 43, 8)}M146 49l8 8`, 'ink', 5)
  for (const [i, slot] of (['third', 'muted', 'second', 'muted'] as const).entries())
    canvas.fill(roundedRect(118, 84 + i * 74, 60, 60, 12), slot)
  canvas.fill(lines(190, 96, 74, 12, [82, 64, 90, 74]), 'ink').fill(lines(190, 116, 74, 8, [60, 84, 52, 66]), 'shade')
  canvas.fill(lines(190, 131, 74, 8, [30, 30, 30, 30]), 'accent')
  canvas.fill('M128 102h18l12 14q12 0 12 14H128z', 'ink').fill(rect(128, 130, 42, 5), 'light')
  canvas.stroke('M141 164v46M155 164v46', 'ink', 5, { dashes: [5, 4] }).fill(rect(142, 178, 12, 24), 'accent')
  canvas
    .fill(rect(126, 248, 44, 32), 'ink')
    .fill(disc(138, 264, 9), 'light')
    .fill(rect(152, 256, 12, 5), 'light')
    .stroke('M134 248l24 -14', 'ink', 4)
  canvas
    .fill(rect(138, 308, 20, 56), 'ink')
    .fill(disc(148, 336, 19), 'ink')
    .fill(disc(148, 336, 13), 'light')
    .stroke('M148 328v8h6', 'accent', 4)
}

/** A telephone with the times of a bus and no signal, the bus beside it in the valley. */
function departures(canvas: Canvas): void {
  canvas.fill(disc(330, 70, 52), 'third')
  canvas
    .fill(polygon([-360, 300], [-140, 40], [60, 300]), 'shade')
    .fill(polygon([-60, 300], [170, 60], [390, 300]), 'muted')
    .fill(polygon([220, 300], [430, 20], [680, 300]), 'shade')
  canvas.fill('M-400 280Q60 220 400 268T800 250V800H-400z', 'second')
  canvas
    .fill(polygon([330, 262], [352, 262], [560, 800], [120, 800]), 'ink')
    .fill(polygon([340, 262], [342, 262], [350, 800], [330, 800]), 'light')
  // The bus, from its front.
  canvas.fill(rect(250, 336, 24, 34) + rect(360, 336, 24, 34), 'ink')
  canvas.fill(roundedRect(236, 158, 162, 192, 22), 'accent').fill(rect(236, 292, 162, 26), 'light')
  canvas.fill(roundedRect(250, 196, 134, 84, 10), 'ink').fill(roundedRect(268, 168, 98, 20, 6), 'third')
  canvas.clipped(roundedRect(250, 196, 134, 84, 10), () => person(canvas, 350, 264, 22, 'light', 'third'))
  canvas.fill(disc(260, 330, 11) + disc(374, 330, 11), 'third')
  // The telephone.
  canvas.transformed('rotate(-6 120 210)', () => {
    canvas.fill(roundedRect(28, 28, 196, 366, 26), 'ink').fill(roundedRect(38, 40, 176, 342, 16), 'light')
    canvas.fill('M38 132V56a16 16 0 0 1 16 -16h144a16 16 0 0 1 16 16v76z', 'accent')
    canvas.fill(roundedRect(56, 76, 62, 40, 8), 'light').fill(rect(62, 84, 22, 14) + rect(90, 84, 22, 14), 'accent')
    canvas.fill(disc(70, 118, 8) + disc(104, 118, 8), 'ink')
    // The bars of the signal, struck through.
    canvas.fill(rect(146, 100, 9, 16) + rect(160, 88, 9, 28) + rect(174, 76, 9, 40) + rect(188, 64, 9, 52), 'light')
    canvas
      .stroke('M140 58L204 122', 'ink', 17, { cap: 'round' })
      .stroke('M140 58L204 122', 'third', 9, { cap: 'round' })
    canvas.fill(rect(38, 186, 176, 42), 'muted')
    for (const [i, slot] of (['second', 'third', 'accent', 'second', 'third'] as const).entries())
      canvas.fill(rect(52, 150 + i * 46, 30, 22), slot)
    canvas.fill(lines(94, 155, 46, 11, [64, 52, 70, 48, 60]), 'shade')
    canvas.fill(lines(170, 153, 46, 15, [14, 14, 14, 14, 14]) + lines(190, 153, 46, 15, [14, 14, 14, 14, 14]), 'ink')
  })
}

/** A tram at its stop after dark, and the sign of the stop: two shapes, and the name at the height of eyes. */
function tram(canvas: Canvas): void {
  wall(canvas, 'muted')
  for (const [x, y, width] of [
    [-380, 120, 120],
    [-250, 60, 100],
    [-140, 150, 110],
    [420, 90, 110],
    [540, 140, 130],
    [680, 70, 110],
  ] as const) {
    canvas.fill(rect(x, y, width, 300), 'shade')
    canvas.stroke(path`M${x + 16} ${y + 30}h${width - 30}M${x + 16} ${y + 76}h${width - 30}`, 'third', 16, {
      dashes: [12, 22],
    })
  }
  canvas.stroke('M-400 34h1200M300 34L276 62M300 34L324 62', 'line', 5)
  floor(canvas, 344, 'ink')
  canvas.fill(
    polygon([252, 344], [262, 344], [190, 800], [150, 800]) + polygon([340, 344], [350, 344], [450, 800], [410, 800]),
    'shade',
  )
  // The tram.
  canvas.fill(rect(258, 60, 84, 14), 'ink')
  canvas.fill('M206 372V118q0 -46 46 -46h98q46 0 46 46V372z', 'third')
  canvas.fill('M222 236V130q0 -40 38 -40h82q38 0 38 40V236z', 'ink').fill(roundedRect(242, 100, 118, 30, 8), 'accent')
  canvas.fill(rect(258, 110, 52, 10) + rect(320, 110, 24, 10), 'light')
  person(canvas, 330, 214, 24, 'second', 'light')
  canvas.fill(rect(206, 236, 190, 40), 'third').fill(rect(206, 262, 190, 18), 'ink')
  canvas
    .fill(disc(240, 316, 17) + disc(362, 316, 17), 'light')
    .fill(rect(206, 348, 190, 26), 'ink')
    .fill(halfDisc(301, 348, 24, 'up'), 'ink')
  // The stop.
  canvas.fill(rect(88, 30, 14, 350), 'light').fill(rect(70, 372, 50, 14), 'light')
  canvas.fill(rect(22, 22, 146, 146), 'ink').fill(halfDisc(95, 92, 54, 'up') + rect(41, 106, 108, 42), 'third')
  canvas.fill(rect(2, 192, 186, 56), 'third').fill(rect(20, 208, 100, 24) + rect(130, 208, 40, 24), 'ink')
  person(canvas, 40, 346, 30, 'accent', 'light')
  person(canvas, 150, 352, 26, 'second', 'light')
}

/** Four posters of one festival on a wall, each with a shape of its own, and someone who looks at them. */
function fourPosters(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.stroke(Array.from({ length: 9 }, (_, i) => path`M-400 ${-84 + i * 62}h1200`).join(''), 'shade', 3)
  floor(canvas, 384, 'ink')
  const shapes = (x: number, y: number): readonly [string, string] =>
    nth(
      [
        [disc(x, y, 44), disc(x + 22, y + 26, 30)],
        [rect(x - 44, y - 44, 72, 72), rect(x - 10, y - 10, 56, 56)],
        [
          polygon([x, y - 48], [x + 50, y + 40], [x - 50, y + 40]),
          polygon([x + 16, y - 10], [x + 50, y + 50], [x - 18, y + 50]),
        ],
        [halfDisc(x - 4, y, 46, 'up'), quarterDisc(x - 6, y - 2, 50, 'topRight')],
      ] as const,
      at++,
    )
  let at = 0
  for (const y of [10, 192])
    for (const x of [54, 206]) {
      canvas.fill(rect(x + 8, y + 8, 140, 172), 'ink').fill(rect(x, y, 140, 172), at % 3 ? 'third' : 'light')
      const [large, small] = shapes(x + 70, y + 64)
      canvas.fill(large, 'accent').fill(small, 'second')
      canvas.clipped(large, () => canvas.fill(small, 'ink'))
      canvas
        .fill(rect(x + 14, y + 130, 76, 14), 'ink')
        .fill(lines(x + 14, y + 152, 12, 5, [54]), 'ink')
        .fill(rect(x + 104, y + 130, 22, 28), 'accent')
    }
  person(canvas, -60, 330, 54, 'accent', 'line')
  person(canvas, 470, 340, 48, 'second', 'line')
  person(canvas, 334, 398, 62, 'ink', 'ink')
  canvas.fill(halfDisc(334, 310, 34, 'up'), 'accent').fill(rect(290, 306, 88, 10), 'accent')
}

/** A folded map of a valley, half open: its river, a path and the spring, over eight folds. */
function foldedMap(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(disc(200, 200, 230), 'shade')
  const sheet = 'M-20 62L90 26L200 62L310 26L420 62V366L310 330L200 366L90 330L-20 366z'
  canvas.transformed('translate(10 14)', () => canvas.fill(sheet, 'ink'))
  canvas.clipped(sheet, () => {
    canvas.fill(rect(-20, 0, 440, 400), 'light')
    canvas.fill('M-20 20H170Q110 120 -20 160zM260 420Q250 280 420 236V420z', 'second')
    canvas.stroke('M-20 190Q120 160 150 80M-20 218Q150 190 182 60M234 400Q220 250 420 206', 'shade', 4)
    canvas
      .stroke('M-30 270Q90 250 140 200T300 150T430 90', 'ink', 30)
      .stroke('M-30 270Q90 250 140 200T300 150T430 90', 'accent', 22)
    canvas.fill(rect(90, 0, 110, 400) + rect(310, 0, 110, 400), 'ink', { opacity: 0.14 })
    canvas.stroke('M20 330Q110 330 130 270T220 240T300 290T372 250', 'third', 10, { cap: 'round', dashes: [1, 19] })
    canvas.stroke('M-20 214h440', 'ink', 3, { dashes: [3, 7] })
    for (const [x, y] of [
      [30, 110],
      [66, 84],
      [34, 60],
      [320, 330],
      [356, 308],
      [290, 350],
    ] as const)
      canvas.fill(polygon([x, y - 26], [x + 15, y + 12], [x - 15, y + 12]), 'ink')
    canvas
      .fill(polygon([232, 112], [268, 54], [304, 112]), 'third')
      .fill(polygon([268, 54], [304, 112], [276, 112]), 'ink')
  })
  canvas.fill('M372 258q-34 -40 -34 -66a34 34 0 0 1 68 0q0 26 -34 66z', 'third').fill(disc(372, 192, 14), 'light')
  canvas.fill(disc(20, 330, 13), 'ink').fill(disc(20, 330, 6), 'light')
  // The needle of a compass on the corner of the sheet.
  canvas.fill(disc(66, 356, 52), 'ink').fill(disc(66, 356, 42), 'light')
  canvas.transformed('rotate(32 66 356)', () =>
    canvas
      .fill(polygon([66, 320], [78, 356], [54, 356]), 'third')
      .fill(polygon([66, 392], [78, 356], [54, 356]), 'accent'),
  )
}

/** Scenes of printed and shown things, and details of most. */
export const printedScenes = {
  bakery: onSquare(bakery),
  bakeryBag: onSquare(bakeryBag),
  crateSign: onSquare(crateSign),
  crateSignNear: onSquare(crateSign, [106, 180, 188]),
  book: onSquare(book),
  bookDish: onSquare(book, [170, 40, 230]),
  packets: onSquare(packets),
  packetsNear: onSquare(packets, [107, 14, 186]),
  stamp: onSquare(stamp),
  online: onSquare(online),
  onlineJug: onSquare(jugNear, [84, 160, 200]),
  register: onSquare(register),
  departures: onSquare(departures),
  departuresPhone: onSquare(departures, [6, 22, 226]),
  tram: onSquare(tram),
  tramFront: onSquare(tram, [182, 40, 236]),
  tramSign: onSquare(tram, [-10, 10, 250]),
  fourPosters: onSquare(fourPosters),
  fourPostersNear: onSquare(fourPosters, [40, 0, 220]),
  foldedMap: onSquare(foldedMap),
  foldedMapNear: onSquare(foldedMap, [60, 40, 220]),
}
