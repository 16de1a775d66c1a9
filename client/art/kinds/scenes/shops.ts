import type { Canvas } from '../../Canvas.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'
import { skins } from '../../skins.ts'
import { floor, from, lines, onSquare, span, wall } from './square.ts'

const [skin] = skins

/** A night table and a desk: a phone sends its receipts to a computer while the moon is in the window. */
function backup(canvas: Canvas): void {
  wall(canvas, 'ink')
  canvas.fill(rect(96, 24, 176, 148), 'shade').fill(rect(108, 36, 152, 124), 'accent')
  canvas
    .fill(disc(206, 90, 38), 'third')
    .fill(disc(224, 80, 34), 'accent')
    .fill(rect(180, 36, 8, 124), 'shade')
  floor(canvas, 326, 'accent')
  canvas.fill(rect(from, 312, span, 14), 'light')
  // The phone on its stand.
  canvas.fill(rect(-96, 296, 110, 16), 'second')
  canvas.transformed('rotate(-8 -40 220)', () =>
    canvas
      .fill(roundedRect(-88, 146, 92, 152, 16), 'light')
      .fill(rect(-78, 162, 72, 118), 'accent')
      .fill(halfDisc(-42, 240, 24, 'up'), 'third'),
  )
  // The computer, with a column of saved receipts.
  canvas.fill(roundedRect(296, 172, 200, 128, 10), 'light').fill(rect(308, 184, 176, 104), 'accent')
  canvas.fill(polygon([284, 312], [300, 298], [492, 298], [508, 312]), 'third')
  for (const [i, x] of [322, 376, 430].entries())
    canvas
      .fill(rect(x, 202, 42, 68), 'light')
      .fill(lines(x + 7, 212, 12, 5, [28, 20, 24]), i === 2 ? 'second' : 'shade')
      .fill(rect(x + 7, 252, 28, 10), 'third')
  // The receipts on their way.
  canvas.stroke('M30 216C90 150 210 160 286 222', 'third', 6, { dashes: [2, 16], cap: 'round' })
  for (const [x, y, turn] of [
    [58, 166, -14],
    [148, 140, 4],
    [232, 164, 20],
  ] as const)
    canvas.transformed(`translate(${x} ${y}) rotate(${turn})`, () =>
      canvas
        .fill('M-20 -30H20V26l-8 8l-8 -8l-8 8l-8 -8l-8 8z', 'light')
        .fill(lines(-13, -20, 12, 5, [26, 18, 22]), 'shade'),
    )
}

/** A puppet theatre: two puppets on strings between the curtains. */
function puppets(canvas: Canvas): void {
  wall(canvas, 'ink')
  canvas.fill(halfDisc(200, 322, 176, 'up'), 'third')
  floor(canvas, 322, 'second')
  canvas.hatch([from, 336, span, 90], 'ink', { gap: 16, thickness: 4 })
  for (const [x, coat, side] of [
    [138, 'accent', -1],
    [266, 'second', 1],
  ] as const) {
    canvas.stroke(path`M${x - 46} 96h92M${x} 78v36`, 'light', 9, { cap: 'round' })
    canvas.stroke(path`M${x - 42} 98L${x - 62} 228M${x} 110v46M${x + 42} 98L${x + 60} 214`, 'light', 3)
    canvas.stroke(path`M${x - 12} 300l-10 54M${x + 12} 300l10 54`, 'ink', 15, { cap: 'round' })
    canvas.stroke(
      path`M${x - 22} 226L${x - 60} ${240 - side * 10}M${x + 22} 226L${x + 58} ${228 + side * 10}`,
      coat,
      15,
      {
        cap: 'round',
      },
    )
    canvas.fill(polygon([x - 24, 212], [x + 24, 212], [x + 44, 310], [x - 44, 310]), coat)
    canvas.fill(polygon([x, 212], [x + 24, 212], [x + 44, 310], [x, 310]), 'ink', { opacity: 0.24 })
    canvas.fill(disc(x, 182, 32), 'light').fill(halfDisc(x, 182, 32, 'up'), coat)
    canvas.fill(disc(x - 11, 190, 4) + disc(x + 11, 190, 4), 'ink')
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      canvas.fill(rect(side < 0 ? 30 - i * 46 : 330 + i * 46, 40, 46, 330), nth(['second', 'accent'], i % 2))
  for (let i = 0; i < 12; i++) canvas.fill(halfDisc(-52 + i * 46, 40, 23, 'down'), i % 2 ? 'second' : 'accent')
  canvas.fill(rect(from, from, span, 440), 'accent')
}

/** A market table under an umbrella in the rain. */
function rain(canvas: Canvas): void {
  wall(canvas, 'accent')
  let drops = ''
  for (let i = 0; i < 40; i++)
    drops += path`M${-196 + (i % 10) * 84 + (i % 3) * 22} ${-40 + Math.floor(i / 10) * 96 + (i % 4) * 20}l-14 40`
  canvas.stroke(drops, 'light', 5, { cap: 'round' })
  floor(canvas, 344, 'ink')
  canvas.ellipse([120, 372], [90, 9], 'accent').ellipse([330, 384], [60, 6], 'accent')
  canvas.fill(rect(194, 60, 12, 240), 'ink')
  canvas.fill(halfDisc(200, 176, 168, 'up'), 'second')
  canvas
    .fill('M200 8C130 8 92 90 88 176H200z', 'light')
    .fill('M200 8C270 8 308 90 312 176H200z', 'second')
    .fill('M200 8C230 8 252 90 254 176H312C308 90 270 8 200 8z', 'light')
  for (let i = 0; i < 6; i++)
    canvas.fill(halfDisc(60 + i * 56, 176, 28, 'down'), nth(['second', 'light', 'second'], i % 3))
  let heap = ''
  for (let i = 0; i < 7; i++) heap += disc(86 + i * 38, 262, 21)
  for (let i = 0; i < 4; i++) heap += disc(126 + i * 38, 236, 21)
  canvas.fill(heap, 'third')
  canvas.fill(rect(52, 268, 296, 32), 'light').fill(rect(52, 290, 296, 10), 'shade')
  canvas.fill(rect(68, 300, 16, 70) + rect(316, 300, 16, 70), 'light')
}

/** Four steps of an order: the product, the basket, the card, the confirmation. */
function order(canvas: Canvas): void {
  wall(canvas, 'accent')
  for (let i = 0; i < 4; i++) {
    const [x, y] = [-20 + i * 110, 322 - i * 56]
    canvas.fill(rect(x, y, 110, 500), nth(['third', 'light', 'second', 'ink'], i))
  }
  canvas
    .fill('M18 322C-8 290 4 262 26 256V234H44V256C66 262 78 290 52 322z', 'second')
    .fill(rect(20, 226, 30, 12), 'ink')
  canvas.fill(polygon([96, 222], [194, 222], [182, 266], [108, 266]), 'ink')
  canvas.stroke('M118 222a27 27 0 0 1 54 0', 'ink', 8)
  canvas.fill(rect(120, 232, 6, 26) + rect(142, 232, 6, 26) + rect(164, 232, 6, 26), 'light')
  canvas
    .fill(roundedRect(206, 148, 98, 62, 8), 'light')
    .fill(rect(206, 162, 98, 14), 'ink')
    .fill(rect(216, 188, 34, 10), 'third')
  canvas.fill(disc(365, 104, 44), 'third').stroke('M345 106l14 15l28 -32', 'ink', 11, { cap: 'round', join: 'round' })
}

/** The small tools of a site: a form, a calculator and a calendar. */
function tools(canvas: Canvas): void {
  wall(canvas, 'ink')
  canvas.transformed('translate(42 44) scale(.78)', () => {
    canvas.fill(rect(-74, 44, 172, 220), 'light').fill(rect(-74, 44, 172, 44), 'second')
    canvas.fill([0, 1, 2, 3].map((i) => rect(-54, 108 + i * 36, 20, 20)).join(''), 'accent')
    canvas.fill([0, 1, 2, 3].map((i) => rect(-24, 114 + i * 36, i % 2 ? 76 : 98, 8)).join(''), 'shade')
    canvas.fill(roundedRect(122, 90, 160, 256, 14), 'accent').fill(rect(140, 110, 124, 50), 'third')
    canvas.fill(rect(224, 122, 26, 26) + rect(190, 122, 22, 26), 'ink')
    for (let i = 0; i < 9; i++)
      canvas.fill(disc(160 + (i % 3) * 42, 194 + Math.floor(i / 3) * 54, 16), i === 8 ? 'second' : 'light')
    canvas.fill(rect(306, 60, 176, 190), 'light').fill(rect(306, 60, 176, 50), 'third')
    canvas.fill(rect(338, 42, 12, 36) + rect(438, 42, 12, 36), 'second')
    for (let i = 0; i < 12; i++)
      canvas.fill(rect(322 + (i % 4) * 38, 126 + Math.floor(i / 4) * 38, 28, 28), i === 6 ? 'second' : 'muted')
  })
}

/** A form on paper: fields, ticks and a pencil. */
function form(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.transformed('rotate(-5 200 200)', () => {
    canvas
      .fill(rect(62, -40, 300, 520), 'ink')
      .fill(rect(48, -50, 300, 520), 'light')
      .fill(rect(48, 20, 300, 44), 'accent')
    for (const [i, y] of [96, 158].entries()) {
      canvas.fill(rect(76, y - 6, 60 + i * 30, 8), 'ink')
      canvas.stroke(rect(76, y + 10, 244, 32), 'ink', 5)
    }
    for (let i = 0; i < 3; i++) {
      canvas.stroke(rect(78, 222 + i * 48, 28, 28), 'ink', 5)
      canvas.fill(rect(122, 230 + i * 48, nth([150, 118, 168], i), 10), 'shade')
      if (i !== 1) canvas.stroke(path`M83 ${236 + i * 48}l8 9l20 -26`, 'accent', 9)
    }
    canvas.stroke('M88 184c14 -20 22 18 38 0s24 14 40 -2', 'accent', 6, { cap: 'round' })
  })
  canvas.transformed('rotate(34 300 250)', () =>
    canvas
      .fill(rect(286, 60, 40, 170), 'second')
      .fill(rect(306, 60, 20, 170), 'ink', { opacity: 0.24 })
      .fill(polygon([286, 230], [326, 230], [306, 282]), skin.lit)
      .fill(polygon([299, 263], [313, 263], [306, 282]), 'ink'),
  )
}

/** Lanes of a swimming pool with a swimmer and a thermometer. */
function pool(canvas: Canvas): void {
  wall(canvas, 'third')
  for (let i = 0; i < 5; i++)
    canvas.stroke(path`M${from} ${46 + i * 84}h${span}`, i % 2 ? 'light' : 'accent', 12, { dashes: [26, 14] })
  let waves = ''
  for (let i = 0; i < 4; i++) waves += path`M${-120 + i * 40} ${90 + i * 84}q18 -14 36 0t36 0t36 0`
  canvas.stroke(waves, 'light', 6, { cap: 'round' })
  // The swimmer.
  canvas.stroke('M44 222L118 168L196 214', 'ink', 26, { cap: 'round', join: 'round' })
  canvas.fill(disc(150, 214, 34), 'second').fill(rect(104, 224, 100, 34), 'third')
  canvas.stroke('M86 226q20 -14 40 0t40 0t40 0', 'light', 7, { cap: 'round' })
  // The thermometer.
  canvas.fill(roundedRect(302, 30, 70, 270, 35), 'light').fill(disc(337, 306, 58), 'light')
  canvas.fill(disc(337, 306, 40), 'second').fill(rect(323, 130, 28, 160), 'second')
  canvas.fill(lines(356, 72, 34, 7, [16, 16, 16, 16, 16]), 'ink')
}

/** The wall of a library of tools: each has a place, and the ladder is lent. */
function lent(canvas: Canvas): void {
  wall(canvas, 'ground')
  for (let i = 0; i < 9; i++) canvas.halftone([from, 20 + i * 44, span, 2], 'shade', { from: 4, to: 4, step: 44 })
  canvas.fill(rect(40, 44, 22, 190), 'second').fill(roundedRect(0, 40, 104, 46, 8), 'ink')
  canvas.fill(polygon([130, 60], [250, 82], [250, 116], [130, 90]), 'light')
  canvas.stroke(polygon([130, 60], [250, 82], [250, 116], [130, 90]), 'ink', 5)
  canvas.fill(roundedRect(238, 66, 60, 66, 14), 'accent').fill(roundedRect(254, 84, 24, 32, 8), 'ground')
  canvas
    .stroke('M180 176v110', 'accent', 20, { cap: 'round' })
    .fill(disc(180, 168, 28), 'accent')
    .fill(rect(169, 132, 22, 36), 'ground')
  // The outline of the ladder that is away, with its tag.
  canvas.stroke('M322 60V360M392 60V360M322 110h70M322 170h70M322 230h70M322 290h70', 'line', 6, { dashes: [12, 10] })
  canvas
    .fill(polygon([236, 190], [310, 190], [334, 222], [310, 254], [236, 254]), 'second')
    .fill(disc(310, 222, 8), 'ground')
  canvas.fill(lines(250, 208, 18, 8, [44, 32]), 'ink')
  floor(canvas, 344, 'ink')
  canvas
    .fill(rect(-60, 276, 180, 68), 'third')
    .fill(rect(-60, 276, 180, 16), 'ink')
    .stroke('M-6 276v-22h72v22', 'ink', 10)
}

/** A choir on two steps: its heads are the notes of a staff. */
function choir(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.hatch([from, 56, span, 150], 'light', { gap: 36, thickness: 5 })
  for (const [i, x] of [-20, 78, 176, 274, 372].entries()) {
    const y = nth([200, 164, 182, 128, 164], i)
    const coat = nth(['accent', 'third', 'ink', 'accent', 'third'], i)
    canvas.fill(rect(x + 26, y - 120, 9, 124), 'ink')
    if (i % 2) canvas.fill(path`M${x + 26} ${y - 120}h9q34 26 22 70q-4 -32 -31 -40z`, 'ink')
    canvas.fill(halfDisc(x, y + 96, 48, 'up') + rect(x - 48, y + 96, 96, 300), coat)
    canvas.ellipse([x, y + 4], [36, 32], 'light')
    canvas.ellipse([x + 4, y + 16], [9, 11], 'ink').fill(disc(x - 10, y - 4, 4) + disc(x + 14, y - 4, 4), 'ink')
    canvas.fill(
      polygon([x - 40, y + 130], [x, y + 142], [x + 40, y + 130], [x + 40, y + 174], [x, y + 186], [x - 40, y + 174]),
      'light',
    )
  }
}

/** Scissors cut a shape from a roll of paper. */
function scissors(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(polygon([70, -100], [350, -100], [350, 210], [70, 330]), 'light')
  canvas.fill(polygon([70, 330], [350, 210], [350, 500], [70, 500]), 'accent')
  canvas.fill(halfDisc(210, 104, 96, 'up'), 'second').fill(halfDisc(210, 124, 96, 'down'), 'ink')
  canvas.stroke('M70 330L350 210', 'ink', 4, { dashes: [14, 10] })
  canvas.transformed('translate(190 279) rotate(-23) scale(.72) translate(-96 -320)', () => {
    canvas.fill('M-20 300L210 318L214 326L-20 330z', 'ink').fill('M-20 350L206 326L214 318L-20 318z', 'shade')
    canvas.fill(disc(52, 322, 12), 'light')
    canvas.stroke(disc(-72, 270, 46) + disc(-72, 384, 46), 'ink', 24).stroke('M-34 296L0 316M-34 356L0 334', 'ink', 22)
  })
}

/** Someone on a ladder reads a page line by line with a magnifying glass. */
function reading(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas
    .fill(rect(40, -60, 330, 540), 'ink')
    .fill(rect(20, -80, 330, 540), 'light')
    .fill(rect(20, -80, 330, 128), 'second')
  canvas.fill(disc(50, 20, 10) + disc(82, 20, 10) + disc(114, 20, 10), 'ink')
  canvas.fill(lines(50, 82, 40, 16, [220, 262, 190, 250, 140, 262, 200, 240]), 'shade')
  canvas.fill(rect(50, 82, 220, 16) + rect(50, 122, 262, 16), 'ink')
  canvas.fill(disc(246, 206, 92), 'ink').fill(disc(246, 206, 76), 'light')
  canvas.clipped(disc(246, 206, 76), () => canvas.fill(lines(120, 156, 62, 30, [190, 260, 150]), 'third'))
  canvas.transformed('rotate(45 246 206)', () =>
    canvas
      .fill(rect(338, 190, 130, 32), 'ink')
      .fill(roundedRect(394, 160, 88, 92, 42), skin.lit)
      .fill(rect(462, 150, 300, 112), 'second'),
  )
}

/** A bus stop whose sign counts the minutes, and the same figure on a telephone. */
function stop(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(disc(360, 60, 70), 'third')
  floor(canvas, 336, 'ink')
  canvas
    .fill(rect(92, 60, 16, 280), 'light')
    .fill(disc(100, 62, 58), 'accent')
    .fill(roundedRect(66, 40, 68, 40, 8), 'light')
  canvas.fill(disc(82, 86, 7) + disc(118, 86, 7), 'light').fill(rect(74, 48, 22, 14) + rect(104, 48, 22, 14), 'accent')
  canvas
    .fill(rect(44, 140, 112, 72), 'ink')
    .fill([0, 1, 2].map((i) => rect(58, 154 + i * 18, 54 - i * 8, 8)).join(''), 'light')
  canvas.fill([0, 1, 2].map((i) => disc(136, 158 + i * 18, 6)).join(''), 'third')
  canvas.transformed('rotate(9 290 220)', () => {
    canvas
      .fill(roundedRect(214, 84, 150, 290, 22), 'ink')
      .fill(rect(228, 106, 122, 220), 'light')
      .fill(rect(228, 106, 122, 56), 'accent')
    canvas
      .fill(disc(289, 236, 48), 'third')
      .stroke('M289 206v32h24', 'ink', 9, { cap: 'round' })
      .fill(rect(246, 300, 86, 10), 'shade')
  })
  canvas.fill('M300 420L330 330Q352 300 380 320L392 420z', skin.lit)
}

/** A driver behind the windscreen of a bus. */
function driver(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas
    .fill(roundedRect(-40, 16, 480, 500, 54), 'second')
    .fill(roundedRect(6, 92, 388, 200, 28), 'ink')
    .fill(rect(104, 34, 192, 40), 'light')
  canvas.fill([0, 1, 2, 3].map((i) => rect(120 + i * 44, 46, 28, 16)).join(''), 'ink')
  canvas.clipped(roundedRect(6, 92, 388, 200, 28), () =>
    canvas
      .fill(halfDisc(262, 300, 84, 'up'), 'third')
      .fill(disc(262, 174, 46), skin.lit)
      .fill(halfDisc(262, 158, 48, 'up'), 'light')
      .stroke('M240 190q22 22 44 0', 'ink', 7, { cap: 'round' })
      .stroke(disc(262, 296, 56), 'light', 12),
  )
  canvas
    .fill(disc(52, 346, 32) + disc(348, 346, 32), 'light')
    .fill(rect(120, 330, 160, 12) + rect(120, 356, 160, 12), 'ink')
}

/** Rows of seats in a theatre; one of them has been moved. */
function stalls(canvas: Canvas): void {
  wall(canvas, 'ink')
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 7; i++) {
      const isMoved = row === 2 && i === 3
      const [x, y] = [-26 + i * 74 - (row % 2) * 37 + (isMoved ? 16 : 0), 40 + row * 92 - (isMoved ? 26 : 0)]
      canvas.fill(path`M${x} ${y + 62}V${y + 26}a28 28 0 0 1 56 0V${y + 62}z`, isMoved ? 'third' : 'second')
      canvas.fill(roundedRect(x - 6, y + 48, 68, 24, 9), isMoved ? 'light' : 'accent')
    }
}

/** Scenes of small businesses and of their sites, with one subject each. */
export const shopScenes = {
  backup: onSquare(backup),
  puppets: onSquare(puppets),
  rain: onSquare(rain),
  order: onSquare(order),
  tools: onSquare(tools),
  form: onSquare(form),
  pool: onSquare(pool),
  lent: onSquare(lent),
  choir: onSquare(choir),
  scissors: onSquare(scissors),
  reading: onSquare(reading),
  stop: onSquare(stop),
  driver: onSquare(driver),
  stalls: onSquare(stalls),
}
