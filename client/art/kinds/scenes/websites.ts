import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'
import { floor, from, lines, onSquare, span, wall } from './square.ts'

const arrow = 'M0 0V62L16 48L27 72L39 66L28 43L48 42z'

/** A stack of pages. One block of the uppermost has been taken out. */
function pageStack(canvas: Canvas): void {
  wall(canvas, 'muted')
  for (const [i, slot] of (['accent', 'third', 'second', 'ink'] as const).entries())
    canvas.fill(rect(162 - i * 26, 30 + i * 22, 216, 270), slot)
  canvas
    .fill(rect(58, 118, 216, 270), 'light')
    .fill(rect(58, 118, 216, 32), 'accent')
    .fill(disc(78, 134, 7) + disc(100, 134, 7), 'light')
    .fill(rect(78, 170, 84, 96), 'third')
    .fill(halfDisc(120, 266, 34, 'up'), 'ink')
    .fill(lines(78, 286, 24, 12, [176, 150, 168, 90]), 'shade')
  canvas.stroke(rect(178, 170, 76, 96), 'ink', 4, { dashes: [9, 7] })
  canvas.transformed('rotate(12 300 236)', () => {
    canvas
      .shadow(rect(254, 196, 84, 104))
      .fill(rect(246, 188, 84, 104), 'second')
      .fill(disc(288, 240, 26), 'light')
  })
  canvas.transformed('translate(300 262) scale(1.25)', () =>
    canvas.fill(arrow, 'ink', { stroke: 'light', strokeWidth: 4, join: 'round' }),
  )
}

/** A crane lowers a block into a page. */
function pageCrane(canvas: Canvas): void {
  wall(canvas, 'muted')
  floor(canvas, 372, 'ink')
  canvas
    .fill(rect(-40, 150, 320, 222), 'light')
    .fill(rect(-40, 150, 320, 34), 'accent')
    .fill(disc(-18, 167, 7) + disc(4, 167, 7), 'light')
    .fill(rect(-18, 206, 124, 88), 'third')
    .fill(lines(-18, 312, 22, 12, [270, 210]), 'shade')
  canvas.stroke(rect(124, 206, 132, 88), 'ink', 4, { dashes: [10, 8] })
  canvas
    .fill(rect(346, 20, 34, 360) + rect(110, 20, 390, 26), 'accent')
    .fill(rect(430, 46, 56, 50), 'second')
    .fill(rect(332, 46, 62, 50), 'ink')
    .fill(rect(340, 56, 30, 24), 'third')
  canvas.stroke('M346 120l34 50l-34 50l34 50l-34 50l34 50M150 46l36 -26l36 26l36 -26l36 26l36 -26', 'light', 5)
  canvas.stroke('M190 46V78L142 104M190 78L238 104', 'ink', 5)
  canvas.fill(rect(124, 102, 132, 88), 'second').fill(halfDisc(190, 190, 40, 'up'), 'light')
}

/** A street plan with the shop, its hours and the stops of a bus. */
function streetPlan(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(rect(302, 102, 100, 98) + rect(-160, 222, 170, 88) + rect(32, -60, 98, 140), 'shade')
  canvas.fill(rect(152, 222, 128, 88) + rect(-160, -60, 170, 140), 'third')
  canvas.fill([0, 1, 2, 3].map((i) => disc(174 + i * 28, 290, 9)).join(''), 'ink', { opacity: 0.3 })
  canvas.stroke(
    'M-200 90H600M-200 210H600M-200 322H600M20 -100V500M141 -100V500M291 -100V500M414 -100V500',
    'light',
    20,
  )
  canvas.stroke('M-180 420L560 -40', 'light', 36)
  canvas.stroke('M-200 322H141V90H600', 'second', 11, { join: 'round' })
  for (const [x, y] of [
    [-70, 322],
    [80, 322],
    [141, 150],
    [360, 90],
    [480, 90],
  ] as const)
    canvas.fill(disc(x, y, 15), 'ink').fill(disc(x, y, 8), 'light')
  canvas.fill('M226 236L180 160a52 52 0 1 1 92 0z', 'accent').fill(disc(226, 134, 36), 'light')
  canvas.fill(rect(206, 134, 40, 24), 'ink')
  for (let i = 0; i < 4; i++) canvas.fill(rect(202 + i * 12, 116, 12, 22), i % 2 ? 'light' : 'second')
  canvas
    .fill(roundedRect(292, 112, 144, 58, 12), 'ink')
    .fill(disc(322, 141, 18), 'third')
    .stroke('M322 129v13h9', 'ink', 5)
    .fill(lines(352, 126, 18, 10, [66, 46]), 'light')
}

/** Minutes of many years below a search field. The word that was searched for is marked. */
function foundWord(canvas: Canvas): void {
  wall(canvas, 'accent')
  for (let row = 0; row < 3; row++) {
    const [x, y] = [-186 - (row % 2) * 40, 98 + row * 112]
    canvas.stroke(path`M${x} ${y + 50}h800`, 'light', 100, { dashes: [82, 18], opacity: 0.5 })
    const writing = [20, 36, 52, 68].map((drop) => path`M${x + 12} ${y + drop}h800`).join('')
    canvas.stroke(writing, 'ink', 7, { dashes: [54, 46], opacity: 0.4 })
  }
  canvas.transformed('rotate(-5 200 250)', () => {
    canvas.shadow(rect(116, 104, 196, 300)).fill(rect(104, 92, 196, 300), 'light')
    canvas
      .fill(rect(124, 116, 92, 22), 'ink')
      .fill(rect(150, 202, 92, 32), 'third')
      .fill(lines(124, 160, 26, 12, [150, 0, 18, 156, 120, 150, 80]), 'shade')
      .fill(rect(158, 212, 76, 12) + rect(252, 212, 28, 12), 'ink')
  })
  canvas
    .fill(roundedRect(16, 18, 368, 62, 31), 'ink')
    .fill(roundedRect(22, 24, 356, 50, 25), 'light')
    .fill(rect(50, 42, 92, 14), 'ink')
    .fill(rect(152, 34, 5, 30), 'second')
    .stroke(disc(340, 46, 12), 'second', 7)
    .stroke('M349 55l12 12', 'second', 8, { cap: 'round' })
}

/** Draws a pear of a height around its middle. */
function pear(canvas: Canvas, [x, y]: readonly [number, number], height: number, body: Slot, shade: Slot): void {
  canvas.transformed(`translate(${x} ${y}) scale(${Math.round(height / 1.3) / 100})`, () => {
    canvas.stroke('M0 -46Q2 -66 14 -72', 'ink', 8, { cap: 'round' })
    canvas.fillApart(
      'M0 -56C12 -56 20 -44 22 -26C24 -6 46 6 46 34C46 60 26 74 0 74C-26 74 -46 60 -46 34C-46 6 -24 -6 -22 -26C-20 -44 -12 -56 0 -56z',
      body,
    )
    canvas.fillApart('M0 -56C12 -56 20 -44 22 -26C24 -6 46 6 46 34C46 60 26 74 0 74z', shade)
  })
}

/** Four pots in a row. What grows in them is bigger each time; the last one bears a pear. */
function growing(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(disc(330, 120, 150), 'light')
  floor(canvas, 344, 'ink')
  for (const [i, [x, stem]] of (
    [
      [-4, 24],
      [104, 70],
      [212, 128],
      [332, 210],
    ] as const
  ).entries()) {
    const top = 276 - stem
    canvas.stroke(path`M${x} 284V${top}`, 'second', 10, { cap: 'round' })
    for (let leaf = 0; leaf <= i; leaf++) {
      const y = top + 10 + leaf * 46
      canvas
        .fill(path`M${x} ${y}q8 -40 52 -40q-4 40 -52 40z`, 'second')
        .fill(path`M${x} ${y + 6}q-8 -36 -46 -36q4 36 46 36z`, 'second')
    }
    canvas.fill(polygon([x - 36, 276], [x + 36, 276], [x + 26, 344], [x - 26, 344]), 'accent')
    canvas.fill(rect(x - 42, 268, 84, 18), 'ink')
  }
  pear(canvas, [384, 208], 92, 'accent', 'accentShade')
}

/** Rows of equal apples, and one pear. */
function onlyPear(canvas: Canvas): void {
  wall(canvas, 'accent')
  const rows = ['M-98 58h600', 'M-98 154h258', 'M332 154h172', 'M-98 250h600', 'M-98 346h600'].join('')
  canvas.stroke(rows, 'ink', 64, { dashes: [0, 86], cap: 'round' })
  canvas.transformed('translate(-9 -9)', () => canvas.stroke(rows, 'shade', 22, { dashes: [0, 86], cap: 'round' }))
  pear(canvas, [246, 152], 132, 'third', 'light')
}

/** One pear on a television, on a telephone and on a watch. */
function everyScreen(canvas: Canvas): void {
  wall(canvas, 'second')
  floor(canvas, 330, 'ink')
  canvas
    .fill(roundedRect(36, 52, 330, 216, 12), 'ink')
    .fill(rect(50, 66, 302, 188), 'light')
    .fill(rect(150, 268, 100, 62) + rect(110, 318, 180, 14), 'accent')
    .fill(rect(70, 92, 92, 16) + rect(70, 122, 62, 10) + rect(70, 142, 74, 10), 'shade')
  pear(canvas, [246, 166], 130, 'third', 'accent')
  canvas.fill(roundedRect(330, 172, 110, 196, 18), 'ink').fill(rect(340, 190, 90, 158), 'third')
  pear(canvas, [385, 272], 92, 'light', 'muted')
  canvas
    .fill(rect(-22, 212, 44, 160), 'accent')
    .fill(roundedRect(-40, 242, 80, 92, 20), 'ink')
    .fill(disc(0, 288, 32), 'light')
  pear(canvas, [0, 288], 46, 'third', 'accent')
}

/** A pear between the brackets of a page's code, on squared paper. */
function pearInBrackets(canvas: Canvas): void {
  wall(canvas, 'muted')
  let grid = ''
  for (let i = 0; i < 14; i++) grid += path`M${-90 + i * 44} -100V500M-200 ${-34 + i * 44}H600`
  canvas.stroke(grid, 'shade', 2)
  canvas.stroke('M62 96L-30 200L62 304', 'ink', 34).stroke('M338 96L430 200L338 304', 'ink', 34)
  pear(canvas, [200, 196], 238, 'second', 'accent')
}

/** A long word is struck out; a short one replaces it. */
function shortWord(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(roundedRect(-70, 60, 330, 136, 30) + 'M0 190h60l-50 62z', 'ink')
  canvas.fill(lines(-36, 96, 40, 22, [262, 190]), 'shade').stroke('M-50 168L246 88', 'second', 14)
  canvas.fill(roundedRect(236, 204, 220, 128, 30) + 'M390 326h50l6 56z', 'light').fill(rect(272, 254, 148, 30), 'third')
}

/** A page with a question, joined to a page with its answer. */
function oneAnswer(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.stroke('M110 200H270', 'ink', 16, { dashes: [2, 27], cap: 'round' })
  canvas.fill(rect(-60, 76, 176, 236), 'ink').fill(rect(284, 76, 176, 236), 'light')
  canvas
    .stroke('M-8 166a36 36 0 1 1 50 34q-14 6 -14 30', 'light', 22)
    .fill(disc(28, 266, 15), 'light')
    .stroke('M326 196l32 36l62 -78', 'third', 26)
}

/** A stopwatch, and a page that leaves lines behind. */
function lightPage(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.stroke('M-90 130H70M-60 200H90M-90 270H70', 'light', 14, { cap: 'round' })
  canvas
    .fill(rect(214, 40, 52, 44) + rect(226, 60, 28, 40), 'ink')
    .fill(disc(240, 220, 146), 'ink')
    .fill(disc(240, 220, 118), 'light')
  canvas.fill('M240 220V102A118 118 0 0 1 342 161z', 'second').stroke('M240 220L306 182', 'ink', 14, { cap: 'round' })
  canvas.fill(disc(240, 220, 16), 'ink')
}

/** The door of a shop with its number, and the pin of a map above it. */
function shopDoor(canvas: Canvas): void {
  wall(canvas, 'ink')
  floor(canvas, 344, 'third')
  canvas
    .fill(rect(-60, 130, 340, 214), 'light')
    .fill(rect(-30, 206, 150, 100), 'accent')
    .fill(rect(154, 190, 92, 154), 'second')
  canvas.fill(disc(228, 270, 8) + rect(182, 212, 36, 24), 'ink')
  for (let i = 0; i < 8; i++)
    canvas.fill(path`M${-76 + i * 46} 118h46v44a23 23 0 0 1 -46 0z`, i % 2 ? 'light' : 'accent')
  canvas.fill('M384 330L318 214a76 76 0 1 1 132 0z', 'second').fill(disc(384, 176, 34), 'ink')
}

/** A chain with one broken link. */
function brokenLink(canvas: Canvas): void {
  wall(canvas, 'accent')
  const link = (x: number) => roundedRect(x, 150, 150, 100, 50)
  canvas.stroke(link(-130) + link(380), 'light', 28).stroke(link(-24) + link(276), 'third', 28)
  canvas.stroke('M158 150h-14a50 50 0 0 0 0 100h8M244 150h10a50 50 0 0 1 0 100h-14', 'second', 28)
  canvas.stroke('M180 104l-12 -36M200 96V50M220 104l12 -36M180 296l-12 36M220 296l12 36', 'light', 10, { cap: 'round' })
}

/** Five bars on one sheet, each with a line of text. */
function fiveFigures(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(rect(-30, 30, 460, 400), 'ink').fill(rect(-46, 14, 460, 400), 'light')
  for (let i = 0; i < 5; i++) {
    const height = nth([70, 120, 96, 180, 240], i)
    canvas.fill(rect(-18 + i * 84, 300 - height, 58, height), nth(['accent', 'second', 'accent', 'third', 'ink'], i))
  }
  canvas.fill(
    [0, 1, 2, 3, 4].map((i) => rect(-18 + i * 84, 320, 58, 10) + rect(-18 + i * 84, 340, 36, 10)).join(''),
    'shade',
  )
  canvas.fill(rect(from, 414, span, 4), 'ink')
}

/** A hundred and seventy-five windows: one for each office. */
function allOffices(canvas: Canvas): void {
  wall(canvas, 'muted')
  const rows = [0, 1, 2, 3, 4, 5, 6].map((row) => path`M-40 ${98 + row * 34}h478`).join('')
  canvas.fill(rect(-56, 66, 512, 280), 'accent')
  canvas
    .stroke(rows, 'light', 20, { dashes: [11, 8.5] })
    .fill(rect(82.5, 190, 11, 20) + rect(316.5, 258, 11, 20), 'third')
  floor(canvas, 346, 'ink')
  canvas.fill(rect(184, 318, 32, 28), 'ink')
}

/** A trunk with twenty rings: one for each year. */
function twentyRings(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(disc(200, 200, 136), 'third')
  canvas.rings([200, 200], { from: 6, to: 128, count: 20 }, 'ink', 2.6)
  canvas.fill(rect(196, 64, 8, 136), 'light')
}

/** Two hundred dots: one for each person. */
function allPeople(canvas: Canvas): void {
  wall(canvas, 'muted')
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => path`M-40 ${74 + row * 36}h481`).join('')
  canvas.stroke(rows, 'second', 15, { dashes: [0, 20], cap: 'round' })
  canvas.fill(
    disc(120, 182, 9) +
      disc(140, 182, 9) +
      disc(160, 182, 9) +
      disc(120, 218, 9) +
      disc(140, 218, 9) +
      disc(160, 218, 9),
    'light',
  )
}

/** A desk from above, with a thing for each of six services. */
function sixThings(canvas: Canvas): void {
  wall(canvas, 'second')
  // A name on its card, and the logo.
  canvas.transformed('rotate(-8 80 40)', () =>
    canvas
      .fill(roundedRect(-4, -40, 176, 112, 8), 'light')
      .fill(disc(44, 16, 26), 'third')
      .fill(lines(86, 0, 22, 12, [66, 46]), 'ink'),
  )
  // The drawing of a product, with its pencil.
  canvas.transformed('rotate(5 300 90)', () => {
    canvas.fill(rect(218, -30, 170, 220), 'muted')
    canvas.stroke(
      'M303 22C318 22 322 44 330 66C344 92 352 108 344 128C330 160 276 160 262 128C254 108 262 92 276 66C284 44 288 22 303 22zM303 22V4',
      'ink',
      6,
    )
  })
  canvas.transformed('rotate(38 380 120)', () =>
    canvas.fill(rect(372, 40, 18, 130), 'third').fill('M372 170h18l-9 30z', 'ink'),
  )
  // A page of a site.
  canvas
    .fill(roundedRect(-30, 112, 222, 150, 8), 'ink')
    .fill(rect(-20, 138, 202, 114), 'light')
    .fill(rect(-8, 150, 84, 90), 'accent')
    .fill(lines(90, 152, 24, 12, [78, 60, 70, 40]), 'shade')
  // Three figures on a sheet.
  canvas.transformed('rotate(-5 300 320)', () =>
    canvas
      .fill(rect(222, 232, 158, 176), 'light')
      .fill(rect(240, 330, 34, 60), 'accent')
      .fill(rect(284, 290, 34, 100), 'third')
      .fill(rect(328, 254, 34, 136), 'ink'),
  )
  // An application on a telephone.
  canvas
    .fill(roundedRect(20, 290, 104, 184, 18), 'ink')
    .fill(rect(30, 308, 84, 148), 'third')
    .fill(halfDisc(72, 408, 30, 'up'), 'light')
  // A text with one word replaced.
  canvas.transformed('rotate(7 280 470)', () =>
    canvas
      .fill(rect(160, 430, 230, 200), 'muted')
      .fill(lines(180, 452, 24, 9, [180, 150, 186, 120]), 'ink')
      .stroke('M176 480l130 6', 'third', 8),
  )
}

/** Pages as things: stacked, lifted by a crane, searched; and the pear of a studio's app. */
export const websiteScenes = {
  pageStack: onSquare(pageStack),
  pageCrane: onSquare(pageCrane),
  streetPlan: onSquare(streetPlan),
  foundWord: onSquare(foundWord),
  growing: onSquare(growing),
  onlyPear: onSquare(onlyPear),
  everyScreen: onSquare(everyScreen),
  pearInBrackets: onSquare(pearInBrackets),
  allOffices: onSquare(allOffices),
  twentyRings: onSquare(twentyRings),
  allPeople: onSquare(allPeople),
  sixThings: onSquare(sixThings),
  shortWord: onSquare(shortWord),
  oneAnswer: onSquare(oneAnswer),
  lightPage: onSquare(lightPage),
  shopDoor: onSquare(shopDoor),
  brokenLink: onSquare(brokenLink),
  fiveFigures: onSquare(fiveFigures),
}
