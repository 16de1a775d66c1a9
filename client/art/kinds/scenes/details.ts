import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../../paths.ts'
import { skins } from '../../skins.ts'
import { floor, onSquare, wall } from './square.ts'

const [skin] = skins

/** A hand from the right with two fingers, whose tips meet at a point. */
function fingers(canvas: Canvas, x: number, y: number, sleeve: Slot): void {
  canvas.transformed(path`translate(${x} ${y})`, () => {
    canvas.fill(roundedRect(-6, -30, 130, 28, 14) + roundedRect(70, -56, 110, 108, 36), skin.lit)
    canvas.fill(roundedRect(-6, 4, 120, 28, 14), skin.shaded)
    canvas.fill(rect(160, -66, 26, 130), 'light').fill(rect(186, -78, 800, 154), sleeve)
  })
}

/** A tomato leaf and fruit on a stem. */
const leafAt = (x: number, y: number, to: number) =>
  path`M${x} ${y}q${to * 30} -76 ${to * 120} -58q-24 78 ${to * -120} 58z`

/** The shade of tomato plants over a chair on a balcony. */
function shade(canvas: Canvas): void {
  wall(canvas, 'third')
  floor(canvas, 270, 'accent')
  canvas.fill(disc(430, 10, 90), 'light')
  canvas.fill('M-400 270H300L220 600H-400z', 'accentShade')
  canvas.stroke('M36 270V-60M168 270V-60', 'ink', 12)
  canvas.fill(
    leafAt(36, 60, -1) + leafAt(36, 116, 1) + leafAt(36, 210, -1) + leafAt(168, 76, 1) + leafAt(168, 176, 1),
    'second',
  )
  canvas
    .fill(disc(90, 190, 28) + disc(-20, 160, 26) + disc(220, 232, 24), 'accent')
    .fill(disc(82, 182, 7) + disc(-28, 152, 6), 'light')
  // The chair.
  canvas.stroke('M268 210V378M268 300H372V378M268 210q0 -40 30 -40', 'ink', 15, { join: 'round', cap: 'round' })
  canvas.fill(rect(260, 286, 124, 22), 'light').fill(rect(276, 196, 16, 72), 'light')
}

/** Two fingers pinch out a side shoot of a tomato plant. */
function pinching(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(disc(150, 200, 176), 'light')
  canvas.stroke('M90 500V-100', 'ink', 24).stroke('M90 290Q140 268 186 196', 'ink', 11, { cap: 'round' })
  canvas.fill(leafAt(90, 130, 1) + leafAt(90, 250, -1) + leafAt(90, 90, -1) + leafAt(90, 440, 1), 'third')
  canvas.fill('M186 200q-30 -30 -14 -62q30 18 14 62zM186 200q10 -44 48 -48q-4 40 -48 48z', 'accent')
  fingers(canvas, 196, 206, 'accent')
}

/** The first tomatoes in a bowl on a kitchen scale. */
function harvest(canvas: Canvas): void {
  wall(canvas, 'light')
  canvas.fill(rect(-400, -400, 1200, 620), 'second')
  floor(canvas, 340, 'third')
  canvas.fill(polygon([130, 196], [270, 196], [306, 348], [94, 348]), 'ink').fill(disc(200, 278, 52), 'light')
  canvas.stroke('M200 278l28 -30', 'accent', 9, { cap: 'round' }).fill(disc(200, 278, 9), 'ink')
  canvas.stroke('M200 238v12M240 278h-12M160 278h12', 'shade', 6)
  canvas
    .fill(disc(150, 100, 46) + disc(254, 104, 42) + disc(202, 72, 48), 'accent')
    .fill(disc(134, 84, 9) + disc(188, 54, 10) + disc(240, 90, 8), 'light')
  canvas.stroke('M202 30l-16 -12M202 30l18 -10M202 30v-22', 'third', 8, { cap: 'round' })
  canvas.fill('M66 124h268q-16 66 -96 66h-76q-80 0 -96 -66z', 'light').fill('M200 124h134q-16 66 -96 66h-38z', 'shade')
  canvas.fill(disc(-60, 306, 38) + disc(440, 300, 44), 'accent').fill(disc(-72, 292, 8) + disc(426, 284, 9), 'light')
}

/** Seven houses on a shore; one has smoke. */
function shore(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill('M-400 190Q-100 20 120 130T480 80T800 120V400H-400z', 'shade')
  canvas.stroke('M207 110q-26 -30 0 -60t-4 -70', 'light', 16, { cap: 'round' })
  for (const [x, y] of [
    [-132, 210],
    [-44, 190],
    [44, 198],
    [180, 166],
    [268, 192],
    [356, 184],
    [444, 206],
  ] as const) {
    canvas
      .fill(path`M${x} ${y}h64v70h-64z`, 'light')
      .fill(path`M${x - 10} ${y}L${x + 32} ${y - 44}L${x + 74} ${y}z`, x === 180 ? 'accent' : 'ink')
    canvas.fill(rect(x + 23, y + 20, 20, 24), x === 180 ? 'third' : 'shade')
  }
  canvas.fill(rect(196, 112, 22, 30), 'ink')
  canvas.fill('M-400 250Q0 220 240 244T800 232V300H-400z', 'third')
  canvas.fill('M-400 284Q0 258 260 276T800 264V700H-400z', 'second')
  canvas.stroke('M-90 320h120M180 310h150M60 350h90M300 356h120M-40 380h70', 'light', 7)
}

/** Reeds at a shore; the coots are far out. */
function reeds(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(rect(-400, -400, 1200, 500), 'muted').fill(disc(310, 100, 62), 'accent')
  canvas.fill(rect(-400, 100, 1200, 20), 'shade').fill(rect(-400, 120, 1200, 80), 'second')
  canvas.stroke('M260 140h100M284 160h54M-90 180h110M410 210h90M180 250h130', 'light', 6)
  const coot = (x: number, y: number) => path`M${x - 22} ${y}q8 -18 24 -14q-2 -16 12 -16q12 2 10 14q0 18 -12 16z`
  canvas.fill(coot(190, 180) + coot(246, 204) + coot(140, 214), 'ink')
  canvas.stroke(
    'M-150 500Q-130 200 -90 20M-60 500Q-50 230 0 70M20 500Q20 200 70 -10M110 500Q110 300 150 160M330 500Q340 300 372 150M400 500Q400 240 440 40M480 500Q480 260 530 90',
    'third',
    11,
  )
  canvas.stroke('M-94 40L-82 -40M-4 86L10 10M66 6L80 -70M148 166L160 96M370 158L382 90M438 46L450 -30', 'ink', 26, {
    cap: 'round',
  })
  canvas.stroke(
    'M-20 500Q-40 350 -110 260M60 500Q70 380 20 280M440 500Q450 380 500 300M360 500Q330 420 300 360',
    'third',
    11,
  )
}

/** Fingers pull one thread out of a cloth to find its grain. */
function grain(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.transformed('rotate(-5 200 200)', () => {
    canvas.fill(rect(-500, 60, 1300, 330), 'light')
    canvas.stroke([0, 1, 2, 3, 4, 5, 6, 7].map((i) => path`M-500 ${84 + i * 40}H800`).join(''), 'shade', 3)
    canvas.stroke('M-500 225H800', 'muted', 330, { dashes: [3, 21] })
    canvas.stroke('M-500 204H210', 'accent', 9).stroke('M250 204H800', 'third', 14)
  })
  canvas.stroke('M206 202Q230 190 236 150', 'accent', 9)
  fingers(canvas, 226, 148, 'second')
}

/** The parts of a shirt laid as close as they go on a length of cloth. */
function laying(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(rect(-400, 30, 1200, 340), 'third')
  const part = (data: string, x: number, y: number, slot: Slot) =>
    canvas.transformed(path`translate(${x} ${y})`, () =>
      canvas.fill(data, slot).stroke(data, 'ink', 5, { join: 'round' }),
    )
  const front = 'M0 0h62q6 46 48 52v52q-20 34 -14 60v120H0z'
  const sleeve = 'M0 136l26 -104q40 -60 86 0l24 104z'
  const yoke = 'M0 60q10 -60 76 -60t76 60z'
  part(front, -90, 52, 'light')
  part('M110 0H48q-6 46 -48 52v52q20 34 14 60v120h96z', 34, 52, 'light')
  part(sleeve, 162, 50, 'accent')
  part(sleeve, 316, 50, 'accent')
  part(yoke, 160, 208, 'light')
  part(yoke, 328, 208, 'light')
  part('M0 24q90 -40 180 0l-10 32q-80 -30 -160 0z', 162, 286, 'accent')
  part('M0 0h110v46H0z', 360, 290, 'light')
  part('M0 0h70v120H0z', -180, 60, 'accent')
  part('M0 0h70v130H0z', -180, 200, 'light')
  part('M0 0h70v284H0z', 484, 52, 'light')
}

/** A kettle taken apart on a bench. */
function kettle(canvas: Canvas): void {
  wall(canvas, 'third')
  floor(canvas, 320, 'ink')
  canvas.fill(rect(-400, 320, 1200, 20), 'accent')
  canvas.stroke('M236 120q90 -30 90 60t-70 96', 'ink', 26)
  canvas
    .fill('M84 300L104 120q70 -46 140 0l22 180z', 'second')
    .fill('M174 97q40 0 70 23l22 180h-92z', 'ink', { opacity: 0.3 })
  canvas.fill(polygon([104, 130], [44, 112], [96, 190]), 'second').fill(rect(70, 300, 210, 20), 'ink')
  canvas
    .fill(rect(98, 122, 154, 14), 'light')
    .fill(disc(174, 84, 16), 'accent')
    .fill(rect(156, 180, 20, 84), 'light')
    .fill(rect(156, 222, 20, 42), 'accent')
  // The switch, furred with lime, and a screwdriver.
  canvas
    .fill(roundedRect(332, 268, 84, 52, 8), 'light')
    .fill(rect(346, 244, 56, 26), 'accent')
    .fill(disc(350, 292, 12) + disc(392, 300, 8) + disc(372, 282, 7), 'shade')
  canvas.stroke('M-120 306L-10 306', 'shade', 10).fill(roundedRect(-10, 292, 76, 28, 12), 'accent')
  canvas.fill(disc(450, 308, 12) + disc(482, 310, 9), 'second')
}

/** An open radio with its parts, and a soldering iron. */
function radio(canvas: Canvas): void {
  wall(canvas, 'second')
  floor(canvas, 330, 'ink')
  canvas.fill(roundedRect(-10, 70, 420, 262, 22), 'third').fill(rect(14, 96, 372, 212), 'ink')
  canvas
    .fill(disc(110, 202, 82), 'light')
    .fill(halfDisc(110, 202, 82, 'right'), 'shade')
    .fill(disc(110, 202, 30), 'accent')
  canvas.stroke('M214 130h150M214 166h90M330 166v60h34M214 210h60v70h60', 'third', 7)
  canvas
    .fill(rect(220, 116, 30, 28) + rect(300, 150, 40, 32), 'accent')
    .fill(roundedRect(256, 192, 36, 74, 12), 'second')
    .fill(rect(256, 206, 36, 12), 'light')
  canvas.fill(disc(356, 282, 16) + disc(310, 282, 16), 'light').fill(rect(228, 244, 14, 40), 'light')
  canvas
    .stroke('M290 214Q360 120 430 60', 'light', 10, { cap: 'round' })
    .stroke('M376 124L520 -40', 'accent', 34, { cap: 'round' })
  canvas.stroke('M30 70V-10h60', 'ink', 12)
}

/** Steps down to a cellar; the last is white. */
function cellar(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill('M-400 -20H-60L370 360V800H-400z', 'ink')
  for (let i = 0; i < 9; i++)
    canvas.fill(rect(-106 + i * 48, -16 + i * 40, 800, 400), i === 8 ? 'light' : i % 2 ? 'accent' : 'accentShade')
  canvas.fill(rect(278, 344, 500, 400), 'third')
  canvas.fill('M-400 -400H-106V-16L326 344V800H-400z', 'second')
  canvas.stroke('M-160 -130L300 254', 'ink', 14).stroke('M-60 -46v90M60 54v90M180 154v90M296 250v90', 'ink', 9)
  canvas
    .fill(rect(394, 120, 130, 224), 'ink')
    .fill(rect(408, 134, 102, 210), 'second')
    .fill(disc(424, 244, 7), 'third')
  canvas.fill(polygon([430, 0], [490, 0], [520, 50], [400, 50]), 'third').stroke('M460 0V-100', 'ink', 7)
}

/** A shelf with a compartment for each tool; one is empty. */
function toolShelf(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.stroke('M-400 18H800M-400 142H800M-400 266H800M-400 390H800', 'ink', 14)
  canvas.stroke('M-100 -50V500M24 -50V500M148 -50V500M272 -50V500M396 -50V500', 'ink', 14)
  // An empty compartment.
  canvas
    .fill(rect(155, 149, 110, 110), 'third')
    .fill(rect(190, 196, 40, 52), 'light')
    .stroke('M198 210h24M198 224h24', 'ink', 5)
  const at = (column: number, row: number, draw: () => void) =>
    canvas.transformed(path`translate(${86 + column * 124} ${80 + row * 124})`, draw)
  const hammer = () => canvas.fill(rect(-6, -30, 12, 80), 'third').fill(roundedRect(-38, -42, 76, 28, 6), 'light')
  const drill = () =>
    canvas
      .fill(roundedRect(-34, -36, 78, 44, 12), 'accent')
      .fill(polygon([6, 4], [36, 4], [44, 50], [14, 50]), 'ink')
      .fill(rect(-54, -20, 24, 10), 'light')
  const saw = () =>
    canvas
      .fill(polygon([-50, -8], [20, 0], [20, 26], [-50, 10]), 'light')
      .fill(roundedRect(16, -14, 38, 48, 12), 'accent')
  const spanner = () =>
    canvas
      .stroke('M-20 40L22 -26', 'third', 15, { cap: 'round' })
      .fill(disc(24, -30, 20), 'third')
      .fill(rect(18, -56, 14, 26), 'second')
  const level = () => canvas.fill(rect(-50, 14, 100, 32), 'third').fill(roundedRect(-20, 22, 40, 16, 8), 'light')
  const tin = () =>
    canvas
      .fill(rect(-30, -20, 60, 66), 'light')
      .fill(rect(-30, 0, 60, 24), 'accent')
      .stroke('M-28 -20q28 -34 56 0', 'ink', 6)
  for (const [i, draw] of [hammer, drill, saw, level, tin, spanner].entries()) {
    at((i % 3) - 1, i < 3 ? 0 : 2, draw)
  }
  at(-1, 1, tin)
  at(0, 1, level)
  at(2, 1, saw)
  at(2, 0, spanner)
  at(2, 2, hammer)
  at(3, 0, tin)
  at(3, 1, hammer)
  at(3, 2, drill)
}

/** The wall at the end of the month: brick, concrete and board full of holes, and a trowel. */
function holes(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.stroke([0, 1, 2, 3, 4, 5, 6, 7].map((i) => path`M-400 ${i * 56 - 20}H60`).join(''), 'accentShade', 7)
  canvas
    .fill(rect(60, -100, 150, 700), 'shade')
    .fill(rect(210, -100, 700, 700), 'light')
    .stroke('M210 -100V600M60 -100V600', 'ink', 9)
  canvas.stroke('M-120 40h640M-96 130h600M-130 220h640M-100 310h560M-70 380h520', 'ink', 22, {
    cap: 'round',
    dashes: [0, 62],
  })
  canvas.stroke('M-90 84h600M-120 176h620M-80 266h400', 'ink', 13, { cap: 'round', dashes: [0, 84] })
  canvas.transformed('rotate(-32 330 260)', () => {
    canvas
      .fill('M196 218h150l40 42l-40 42H196q-30 -42 0 -84z', 'second')
      .fill('M190 260h196l-40 42H196q-8 -20 -6 -42z', 'ink', { opacity: 0.3 })
    canvas.stroke('M382 260h40v-26h30', 'ink', 12).fill(roundedRect(446, 214, 130, 40, 18), 'third')
    canvas.fill('M212 228h70q30 16 10 40h-74q-20 -20 -6 -40z', 'muted')
  })
}

/** An avenue of young limes along a pavement. */
function avenue(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(rect(-400, 60, 1200, 300), 'second')
  canvas.stroke('M-150 130H560M-150 214H560', 'light', 46, { dashes: [34, 40] })
  floor(canvas, 304, 'muted')
  floor(canvas, 352, 'ink')
  for (const [x, size] of [
    [-96, 92],
    [92, 96],
    [288, 92],
    [478, 96],
  ] as const) {
    canvas
      .fill(rect(x - 10, 190, 20, 146), 'ink')
      .fill(disc(x, 150, size), 'accent')
      .fill(halfDisc(x, 150, size, 'right'), 'accentShade')
    canvas
      .stroke(path`M${x} 260v-110M${x} 210l38 -40M${x} 236l-34 -34`, 'ink', 9)
      .fill(rect(x - 40, 326, 80, 18), 'ink')
  }
  canvas.stroke('M-400 384H800', 'light', 7, { dashes: [52, 40] })
}

/** A petition with its signatures; some are struck out. */
function signatures(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.transformed('rotate(-4 200 200)', () => {
    canvas
      .fill(rect(30, -40, 330, 520), 'ink')
      .fill(rect(16, -54, 330, 520), 'light')
      .fill(rect(46, 20, 180, 22), 'ink')
    for (let i = 0; i < 6; i++) {
      const y = 92 + i * 50
      canvas
        .stroke(path`M46 ${y + 14}h270`, 'shade', 4)
        .stroke(path`M52 ${y}q14 -34 26 -4t26 -8t30 4t${20 + (i % 3) * 12} -6`, 'second', 7, { cap: 'round' })
      canvas.fill(rect(214, y - 12, i % 3 === 1 ? 26 : 96, 12), 'shade')
      if (i % 3 === 1) canvas.stroke(path`M40 ${y - 4}h280`, 'accent', 7)
    }
  })
  canvas
    .stroke('M300 330L470 130', 'third', 30, { cap: 'round' })
    .fill(polygon([276, 358], [288, 320], [312, 340]), 'ink')
  canvas.fill(rect(-80, 40, 60, 240), 'third').stroke('M-50 60v200', 'ink', 8, { dashes: [5, 17] })
}

/** A sapling with bare roots, wrapped in wet sacking. */
function sapling(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(disc(200, 150, 150), 'light')
  canvas.stroke('M200 280V-40M200 190L130 110M200 150L272 64M200 90L150 24M200 50L236 -4', 'ink', 13, { cap: 'round' })
  canvas.fill(leafAt(132, 112, -1) + leafAt(270, 68, 1) + leafAt(152, 28, -1) + leafAt(232, 2, 1), 'accent')
  canvas
    .fill('M116 262h168l-20 60q24 44 8 60H128q-16 -16 8 -60z', 'third')
    .fill('M200 262h84l-20 60q24 44 8 60h-72z', 'ink', { opacity: 0.22 })
  canvas
    .stroke('M126 316h148', 'accent', 14)
    .stroke('M140 272l40 40M170 268l40 44M214 268l34 40M150 342l-10 34M200 340v40M246 340l10 36', 'ink', 4, {
      dashes: [8, 8],
    })
  floor(canvas, 382, 'ink')
}

/** A young lime between two stakes in its pit, with a watering can. */
function planted(canvas: Canvas): void {
  wall(canvas, 'third')
  floor(canvas, 318, 'muted')
  floor(canvas, 366, 'ink')
  canvas.fill(rect(100, 318, 200, 24), 'ink').stroke('M120 330V130M280 330V130', 'accent', 16)
  canvas.fill(rect(192, 90, 15, 240), 'ink').stroke('M120 210H280M120 168H280', 'light', 11)
  canvas
    .fill(disc(200, 60, 82), 'second')
    .fill(halfDisc(200, 60, 82, 'right'), 'ink', { opacity: 0.3 })
    .stroke('M200 130V50M200 100l36 -34M200 84l-30 -28', 'ink', 8)
  canvas
    .fill(polygon([360, 240], [470, 240], [480, 342], [350, 342]), 'accent')
    .stroke('M352 262L300 216L286 232', 'accent', 18)
    .stroke('M372 240q44 -60 84 0M476 262q44 20 4 60', 'ink', 11)
  canvas.stroke('M276 238l-14 40M288 246l-8 44', 'second', 7, { cap: 'round' })
}

/** A hole in knitted wool, and a ruler beside it. */
function hole(canvas: Canvas): void {
  wall(canvas, 'second')
  for (let row = 0; row < 9; row++)
    canvas.stroke(path`M-200 ${-20 + row * 54}` + 'l26 30l26 -30'.repeat(15), 'light', 9)
  canvas.fill('M120 190q-20 -70 50 -84q80 -24 108 30q40 60 -10 104q-60 44 -112 16q-30 -20 -36 -66z', 'ink')
  canvas.stroke('M124 170q24 10 34 -6M150 250q10 -26 30 -20M262 232q-24 -14 -20 -36M240 112q-10 22 10 34', 'light', 8, {
    cap: 'round',
  })
  canvas.transformed('rotate(-6 200 330)', () => {
    canvas
      .fill(rect(-300, 296, 1000, 70), 'third')
      .stroke('M-300 308H800', 'ink', 24, { dashes: [5, 19] })
      .fill(rect(120, 296, 150, 12), 'accent')
  })
}

/** Wet yarn wound round a ruler, and the ball it comes from. */
function winding(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.transformed('rotate(-12 200 180)', () => {
    canvas.fill(rect(-300, 130, 1000, 80), 'light').stroke('M-300 140H800', 'ink', 20, { dashes: [5, 21] })
    canvas
      .stroke('M70 170H330', 'accent', 112, { dashes: [20, 4] })
      .stroke('M82 170H330', 'accentShade', 112, { dashes: [4, 20] })
  })
  canvas.stroke('M330 196q60 60 10 110t-110 20', 'accent', 11)
  canvas.fill(disc(120, 318, 92), 'accent')
  canvas.stroke(
    'M44 300q70 -60 150 0M40 330q80 -50 160 4M70 256q20 80 110 104M140 232q-70 60 -50 168',
    'accentShade',
    8,
  )
  canvas
    .fill(disc(360, 340, 10), 'second')
    .fill(disc(404, 330, 14), 'second')
    .fill(disc(442, 344, 9), 'second')
}

/** Old and new thread side by side: where they overlap, the knitting is thicker. */
function overlap(canvas: Canvas): void {
  wall(canvas, 'accent')
  const row = (x: number, y: number, count: number) => path`M${x} ${y}` + 'l24 34l24 -34'.repeat(count)
  for (let i = 0; i < 7; i++) canvas.stroke(row(-290, -10 + i * 60, 12), 'third', 17)
  for (let i = 0; i < 7; i++) canvas.stroke(row(142, -10 + i * 60, 12), 'light', 17)
  canvas.stroke('M142 -100V500M286 -100V500', 'ink', 6, { dashes: [16, 12] })
  canvas.stroke('M214 400L310 60', 'ink', 12, { cap: 'round' }).stroke('M308 66q60 -60 110 0t110 10', 'light', 8)
}

/** A darn close up: threads over and under threads, and the needle. */
function crossings(canvas: Canvas): void {
  wall(canvas, 'ink')
  canvas.stroke(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => path`M${-180 + i * 70} -200V700`).join(''),
    'second',
    40,
  )
  for (let i = 0; i < 7; i++)
    canvas.stroke(path`M${-180 + (i % 2 ? 35 : -35)} ${8 + i * 66}H800`, i < 5 ? 'light' : 'third', 38, {
      dashes: [70, 70],
    })
  canvas.stroke('M-60 404L420 338', 'accent', 14, { cap: 'round' }).stroke('M-60 404Q-140 420 -150 300', 'third', 9)
}

/** Pictures inside an article: the things that its captions name. */
export const detailScenes = {
  shade: onSquare(shade),
  pinching: onSquare(pinching),
  harvest: onSquare(harvest),
  shore: onSquare(shore),
  reeds: onSquare(reeds),
  grain: onSquare(grain),
  laying: onSquare(laying),
  kettle: onSquare(kettle),
  radio: onSquare(radio),
  cellar: onSquare(cellar),
  toolShelf: onSquare(toolShelf),
  holes: onSquare(holes),
  avenue: onSquare(avenue),
  signatures: onSquare(signatures),
  sapling: onSquare(sapling),
  planted: onSquare(planted),
  hole: onSquare(hole),
  winding: onSquare(winding),
  overlap: onSquare(overlap),
  crossings: onSquare(crossings),
}
