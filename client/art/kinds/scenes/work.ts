import { person } from '../../backdrops.ts'
import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'
import { skins } from '../../skins.ts'
import { floor, from, lines, onSquare, span, wall } from './square.ts'

const [skin] = skins

/** A payslip under a magnifying glass. */
function payslip(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.transformed('rotate(-7 200 200)', () => {
    canvas
      .fill(rect(72, 22, 226, 400), 'ink')
      .fill(rect(60, 8, 226, 400), 'light')
      .fill(rect(60, 8, 226, 52), 'third')
      .fill(rect(80, 26, 96, 16), 'ink')
      .fill(lines(80, 84, 32, 9, [96, 78, 104, 66, 92, 84, 70]), 'shade')
      .fill(lines(224, 84, 32, 9, [42, 42, 42, 42, 42, 42, 42]), 'ink')
      .fill(rect(80, 318, 186, 30), 'accent')
  })
  canvas.transformed('rotate(38 222 196)', () => {
    canvas
      .fill(rect(318, 182, 110, 28), 'ink')
      .fill(roundedRect(366, 156, 84, 80, 38), skin.lit)
      .fill(roundedRect(366, 196, 84, 40, 20), skin.shaded)
      .fill(rect(436, 146, 26, 100), 'light')
      .fill(rect(462, 134, 400, 62), 'accent')
      .fill(rect(462, 196, 400, 62), 'accentShade')
  })
  canvas.fill(disc(222, 196, 104), 'ink').fill(disc(222, 196, 90), 'light')
  canvas.clipped(disc(222, 196, 90), () => {
    canvas
      .fill(rect(120, 176, 220, 44), 'third')
      .fill(rect(96, 134, 110, 18) + rect(96, 190, 104, 18) + rect(96, 246, 110, 18), 'ink')
      .fill(rect(236, 134, 110, 18) + rect(236, 246, 110, 18), 'shade')
      .fill(rect(228, 184, 60, 30), 'accent')
  })
}

/** A polling station: a voter at the box, two members of the board, and booths with curtains. */
function polling(canvas: Canvas): void {
  wall(canvas, 'muted')
  floor(canvas, 330, 'second')
  canvas.fill(rect(from, 0, span, 20), 'ink')
  for (const x of [-104, 364]) {
    canvas.fill(rect(x, 96, 140, 252), 'ink').fill(rect(x + 12, 110, 116, 190), 'accent')
    canvas.fill([0, 1, 2].map((i) => rect(x + 31 + i * 38, 110, 20, 190)).join(''), 'accentShade')
  }
  // The shoes of a voter below a curtain.
  canvas.fill(rect(-66, 300, 18, 40) + rect(-34, 300, 18, 40), 'third')
  person(canvas, 88, 206, 44, 'third', 'ink')
  person(canvas, 316, 206, 44, 'second', 'ink')
  canvas.fill(disc(316, 76, 32), 'ink').fill(disc(316, 76, 24), 'light')
  canvas.stroke(path`M316 60v16h12`, 'ink', 5)
  person(canvas, 202, 126, 58, 'ink', 'light')
  canvas.fill(rect(128, 190, 72, 96), 'light').fill(rect(200, 190, 72, 96), 'shade')
  canvas.fill(rect(152, 204, 96, 10), 'ink').fill(halfDisc(200, 286, 40, 'up'), 'accent')
  canvas.fill(rect(174, 144, 52, 62), 'third').fill(lines(184, 156, 14, 6, [32, 24]), 'ink')
  canvas.fill(rect(20, 284, 360, 26), 'ink').fill(rect(44, 310, 16, 150) + rect(340, 310, 16, 150), 'ink')
}

/** Two people put the chapters of a programme in order on a wall. A row of sheets is a dashed line. */
function board(canvas: Canvas): void {
  wall(canvas, 'second')
  for (let row = 0; row < 3; row++) {
    const [x, y] = [-188 + row * 14, 26 + row * 96]
    const marks = (paint: Slot, top: number, thickness: number, dash: number, inset = 12) =>
      canvas.stroke(path`M${x + inset} ${y + top}h760`, paint, thickness, { dashes: [dash, 100 - dash] })
    marks('light', 40, 80, 78, 0)
    canvas.fill(rect(x + nth([100, 200, 500], row), y, 78, 80), 'third')
    canvas.fill(rect(x + nth([400, 100, 200], row), y, 78, 80), 'accent')
    marks('ink', 21, 10, 40)
    marks('shade', 41, 6, 54)
    marks('shade', 55, 6, 44)
  }
  canvas.stroke(path`M168 330L226 172`, 'ink', 34, { cap: 'round' })
  canvas.fill(disc(229, 160, 19), skin.lit)
  // Both are seen from behind.
  person(canvas, 118, 348, 84, 'ink', 'accent')
  canvas.fill(rect(74, 240, 88, 44), 'accent')
  person(canvas, 322, 366, 76, 'third', 'ink')
  canvas.fill(disc(322, 216, 18), 'ink')
}

/** A driver of the night shift asleep while the sun is in the window. */
function sleeper(canvas: Canvas): void {
  wall(canvas, 'second')
  floor(canvas, 352, 'ink')
  canvas.fill(rect(196, 26, 230, 180), 'light').fill(rect(208, 38, 206, 156), 'third')
  canvas.clipped(rect(208, 38, 206, 156), () =>
    canvas.fill(disc(326, 190, 70), 'accent').fill(rect(208, 38, 206, 60), 'muted'),
  )
  canvas.hatch([208, 44, 206, 54], 'shade', { gap: 13, thickness: 4 })
  canvas.fill(rect(306, 38, 10, 156), 'light').fill(rect(182, 200, 258, 16), 'light')
  // The cap and the bag of the uniform on hooks.
  canvas.fill(rect(-70, 40, 220, 12), 'ink')
  canvas.fill(halfDisc(84, 112, 56, 'up'), 'accent').fill(rect(28, 104, 112, 16), 'ink')
  canvas.fill('M84 112h70q10 16 -70 22z', 'ink').fill(disc(84, 82, 12), 'third')
  canvas.stroke(path`M-66 52L-38 110L-10 52`, 'ink', 7).fill(rect(-74, 104, 72, 60), 'third')
  // The bed, with its head at the left.
  canvas.fill(rect(-56, 190, 22, 200) + rect(452, 270, 22, 120), 'third')
  canvas.fill(rect(-34, 318, 486, 44), 'muted')
  canvas.fill(roundedRect(-24, 252, 156, 70, 30), 'light')
  canvas.fill(disc(88, 244, 46), skin.lit).fill('M44 230a46 46 0 0 1 90 14q-40 -2 -52 -22q-12 14 -38 8z', 'ink')
  canvas.stroke('M104 250q9 8 18 0', 'ink', 5)
  canvas.fill('M96 318Q104 236 196 236H330Q380 236 392 200Q446 214 452 318z', 'accent')
  canvas.fill('M250 318Q250 262 330 236Q380 236 392 200Q446 214 452 318z', 'accentShade')
  canvas.fill('M96 318Q100 250 160 240L186 318z', 'light')
}

/** A list of refused jobs beside a coffee machine; one has a name. */
function refusals(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.transformed('translate(0 16) rotate(-3 100 160)', () => {
    canvas
      .fill(rect(20, 6, 176, 306), 'ink')
      .fill(rect(10, -4, 176, 306), 'light')
      .fill(rect(68, -18, 60, 28), 'accent')
    canvas.fill(lines(34, 28, 27, 9, [120, 92, 128, 104, 84, 118, 98, 124, 88]), 'shade')
    canvas.stroke(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => path`M24 ${38 + i * 27}L172 ${28 + i * 27}`).join(''),
      'accent',
      6,
    )
    canvas.fill(rect(34, 272, 108, 13), 'second').fill(disc(160, 278, 12), 'second')
  })
  // The machine, its spout and a cup.
  canvas.fill(rect(232, 96, 190, 236), 'second').fill(rect(342, 96, 80, 236), 'ink')
  canvas
    .fill(rect(222, 76, 210, 34), 'ink')
    .fill(disc(262, 136, 14), 'accent')
    .fill(disc(304, 136, 14), 'light')
  canvas
    .fill(rect(248, 170, 150, 132), 'ink')
    .fill(rect(296, 170, 54, 26), 'shade')
    .fill(rect(312, 196, 22, 16), 'shade')
  canvas.fill('M286 234h74v22a37 37 0 0 1 -74 0z', 'light').stroke('M360 244h8a13 13 0 0 1 0 26h-12', 'light', 8)
  canvas.fill(rect(248, 292, 150, 10), 'shade')
  canvas.fill(halfDisc(350, 76, 24, 'up'), 'accent').fill(halfDisc(296, 76, 20, 'up'), 'light')
  floor(canvas, 332, 'ink')
  canvas.fill(rect(from, 332, span, 14), 'accent')
}

/** Six people at a round table, from above: six equal shares, a coin on each. */
function shares(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(disc(206, 208, 128), 'ink').fill(disc(200, 200, 128), 'ground')
  const coats = ['accent', 'light', 'third', 'accent', 'light', 'third'] as const
  for (const [i, coat] of coats.entries())
    canvas.transformed(`rotate(${30 + i * 60} 200 200)`, () => {
      if (i % 2) canvas.fill('M200 200L136 89.2A128 128 0 0 1 264 89.2z', 'muted')
      canvas
        .fill(
          'M146 90V32a28 28 0 0 1 28 -28h52a28 28 0 0 1 28 28v58a12 12 0 0 1 -24 0V58h-60v32a12 12 0 0 1 -24 0z',
          coat,
        )
        .fill(disc(200, 34, 27), 'ink')
        .fill(rect(176, 82, 36, 32), 'shade')
        .fill(disc(222, 124, 14), 'third')
        .fill(halfDisc(222, 124, 14, 'right'), 'accent')
    })
  canvas.fill(disc(200, 200, 30), 'ink').fill(halfDisc(200, 200, 18, 'up'), 'third')
}

/** A repair bench: a radio, the ledger beside it, and tools on the wall. */
function bench(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(rect(from, 20, span, 14), 'ink')
  // A saw, a hammer, a spanner and a screwdriver.
  canvas.fill(polygon([-84, 60], [46, 84], [46, 112], [-84, 96]), 'light')
  canvas.fill(roundedRect(40, 66, 54, 64, 14), 'accent').fill(roundedRect(56, 82, 22, 32, 8), 'third')
  canvas.fill(rect(158, 34, 18, 130), 'accent').fill(roundedRect(126, 46, 82, 34, 6), 'ink')
  canvas.stroke('M262 66v92', 'second', 18, { cap: 'round' })
  canvas.fill(disc(262, 58, 24), 'second').fill(rect(253, 28, 18, 30), 'third')
  canvas.fill(rect(330, 34, 26, 62), 'accent').fill(rect(338, 96, 10, 70), 'ink')
  canvas.fill(disc(438, 110, 52), 'light').fill(disc(438, 110, 26), 'ink')
  // The radio without its front.
  canvas.stroke('M146 210L222 152', 'ink', 7).fill(disc(224, 150, 9), 'ink')
  canvas.fill(roundedRect(22, 206, 214, 122, 14), 'second').fill(rect(38, 222, 182, 90), 'ink')
  canvas
    .fill(disc(88, 267, 38), 'light')
    .fill(halfDisc(88, 267, 38, 'right'), 'shade')
    .fill(disc(88, 267, 14), 'accent')
  canvas
    .fill(rect(142, 238, 62, 14), 'third')
    .fill(disc(158, 284, 14), 'accent')
    .fill(disc(192, 284, 14), 'light')
  canvas.stroke('M126 300q30 -26 44 4t46 -10', 'third', 4)
  // The open ledger.
  canvas.fill(polygon([258, 300], [336, 286], [414, 300], [424, 330], [248, 330]), 'light')
  canvas.fill(polygon([336, 286], [414, 300], [424, 330], [336, 330]), 'muted')
  canvas.stroke('M274 308l48 -8M270 318l52 -6M350 300l48 8M350 312l52 6', 'ink', 4)
  floor(canvas, 328, 'ink')
  canvas.fill(rect(from, 328, span, 22), 'accent')
}

/** Someone tries a ticket machine of cardboard. */
function kiosk(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(disc(190, 190, 172), 'muted')
  floor(canvas, 346, 'ink')
  canvas.fill(polygon([164, 44], [350, 44], [392, 20], [206, 20]), 'light')
  canvas.fill(polygon([350, 44], [392, 20], [392, 340], [350, 372]), 'accentShade')
  canvas.fill(rect(164, 44, 186, 328), 'third')
  // Tape on the edges.
  canvas.fill(rect(164, 78, 18, 44) + rect(332, 316, 18, 40) + rect(238, 44, 40, 16), 'light')
  canvas
    .fill(rect(190, 76, 134, 96), 'ink')
    .fill(halfDisc(224, 156, 22, 'up'), 'accent')
    .fill(halfDisc(288, 112, 22, 'down'), 'light')
  canvas.fill(disc(214, 210, 15) + disc(258, 210, 15), 'accent').fill(disc(302, 210, 15), 'second')
  canvas.fill(rect(198, 254, 118, 16), 'ink').fill('M216 262h82v66q-20 14 -41 0t-41 0z', 'light')
  canvas.fill(lines(230, 282, 18, 8, [54, 36]), 'accent')
  canvas.stroke('M68 262L128 268L198 214', 'accent', 34, { join: 'round' }).fill(disc(200, 211, 19), 'light')
  person(canvas, 52, 244, 62, 'accent', 'light')
  canvas.fill(halfDisc(52, 162, 36, 'up'), 'ink').fill(rect(-10, 330, 124, 60), 'ink')
}

/** A bicycle in the corner of a train, before the window. */
function bicycle(canvas: Canvas): void {
  wall(canvas, 'muted')
  floor(canvas, 348, 'ink')
  canvas.fill(roundedRect(-260, 26, 720, 178, 24), 'ink').fill(roundedRect(-246, 40, 692, 150, 14), 'second')
  canvas.clipped(roundedRect(-246, 40, 692, 150, 14), () =>
    canvas
      .fill(disc(300, 92, 34), 'third')
      .fill('M-260 160Q-120 70 20 150T260 140T520 120V220H-260z', 'light')
      .fill('M-260 186Q0 130 200 176T520 160V220H-260z', 'accent'),
  )
  canvas.fill(rect(140, 26, 14, 178), 'ink')
  canvas.fill(rect(from, 204, span, 12), 'third')
  for (const x of [92, 308]) {
    canvas.stroke(disc(x, 270, 74), 'line', 13)
    canvas.stroke(path`M${x - 68} 270h136M${x} 202v136M${x - 48} 222l96 96M${x + 48} 222l-96 96`, 'line', 2)
    canvas.fill(disc(x, 270, 10), 'line')
  }
  canvas.stroke('M92 270L146 166H272L308 270M146 166L196 270L272 176M92 270H196', 'accent', 13, {
    join: 'round',
    cap: 'round',
  })
  canvas.stroke('M146 166L136 140M272 166L262 128H300', 'ink', 11, { join: 'round', cap: 'round' })
  canvas
    .fill(roundedRect(104, 124, 66, 18, 9), 'ink')
    .fill(disc(196, 270, 22), 'ink')
    .fill(disc(196, 270, 11), 'third')
}

/** Scenes of people's work, with one subject each. */
export const workScenes = {
  payslip: onSquare(payslip),
  polling: onSquare(polling),
  board: onSquare(board),
  sleeper: onSquare(sleeper),
  refusals: onSquare(refusals),
  shares: onSquare(shares),
  bench: onSquare(bench),
  kiosk: onSquare(kiosk),
  bicycle: onSquare(bicycle),
}
