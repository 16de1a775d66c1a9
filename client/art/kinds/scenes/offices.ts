import type { Canvas } from '../../Canvas.ts'
import { person } from '../../backdrops.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'
import { skins } from '../../skins.ts'
import { floor, from, lines, onSquare, span, wall } from './square.ts'

/** A folded map of tram lines in one hand; the other hand holds the rail. */
function tramLines(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(roundedRect(-120, -20, 640, 92, 0), 'accent').fill(rect(from, 40, span, 20), 'ink')
  canvas
    .fill(polygon([252, -80], [392, -80], [358, 60], [282, 60]), 'second')
    .fill(roundedRect(274, 26, 88, 54, 24), skins[1].lit)
    .stroke('M296 34v36M318 34v40M340 34v36', skins[1].shaded, 4)
  canvas.fill(path`M150 330h110l60 190H90z`, 'third')
  for (let i = 0; i < 4; i++) {
    const [x, drop] = [-10 + i * 96, i % 2 ? 24 : 0]
    canvas.fill(
      polygon([x, 104 + drop], [x + 96, 128 - drop], [x + 96, 348 - drop], [x, 324 + drop]),
      i % 2 ? 'shade' : 'light',
    )
  }
  canvas
    .stroke('M6 180H92L180 268H360', 'accent', 15, { join: 'round' })
    .stroke('M6 290H120L226 184H300L340 144', 'second', 15, { join: 'round' })
    .stroke('M60 132V214L120 274V330', 'third', 15, { join: 'round' })
  for (const [x, y] of [
    [34, 180],
    [154, 242],
    [250, 268],
    [330, 268],
    [40, 290],
    [208, 202],
    [282, 184],
    [60, 180],
  ] as const)
    canvas.fill(disc(x, y, 12), 'ink').fill(disc(x, y, 6), 'light')
  canvas.fill('M146 420L160 330Q176 296 210 306Q232 312 226 340L220 356H262V420z', skins[1].lit)
}

/** The way to a hall by a river: a tram line to its last stop, a roof for bicycles, and a trail of dots. */
function hallPlan(canvas: Canvas): void {
  wall(canvas, 'muted')
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 7; i++)
      canvas.fill(rect(-150 + i * 92, -40 + row * 92, 76, 76), (i * 3 + row * 5) % 7 === 0 ? 'second' : 'shade', {
        opacity: 0.8,
      })
  canvas.stroke('M470 -60C400 60 520 150 440 250S470 400 420 480', 'muted', 110)
  canvas.stroke('M470 -60C400 60 520 150 440 250S470 400 420 480', 'second', 78)
  canvas.stroke('M-200 144H120L190 74H262', 'light', 14, { join: 'round' }).stroke(disc(284, 74, 22), 'light', 12)
  canvas.fill(disc(-60, 144, 14) + disc(40, 144, 14) + disc(148, 116, 14), 'light')
  canvas.fill(disc(-60, 144, 7) + disc(40, 144, 7) + disc(148, 116, 7), 'ink')
  for (const [x, y] of [
    [-90, 372],
    [-46, 352],
    [0, 344],
    [46, 334],
    [90, 316],
    [132, 296],
    [174, 282],
    [214, 262],
  ] as const)
    canvas.fill(disc(x, y, 13), 'third')
  canvas.fill(rect(214, 184, 190, 118), 'ink').fill(rect(206, 176, 186, 116), 'accent')
  canvas.fill('M206 178V124L268 178V124L330 178V124L392 178z', 'accent')
  canvas.fill(disc(299, 232, 38), 'light').fill(disc(299, 232, 20), 'accent')
  canvas.fill(polygon([88, 190], [186, 190], [172, 206], [102, 206]), 'light')
  canvas.stroke(disc(114, 236, 15) + disc(158, 236, 15), 'light', 6).stroke('M114 236l16 -22h20l8 22', 'light', 5)
}

/** A payslip whose total is split into parts, and two people who read it. */
function wageSlip(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(disc(320, 120, 150), 'third')
  canvas.transformed('rotate(5 220 200)', () => {
    canvas
      .shadow(rect(132, 34, 230, 400))
      .fill(rect(118, 20, 230, 400), 'light')
      .fill(rect(118, 20, 230, 44), 'ink')
    canvas
      .fill(rect(142, 88, 52, 90), 'ink')
      .fill(rect(142, 178, 52, 44), 'third')
      .fill(rect(142, 222, 52, 54), 'accent')
    canvas.stroke('M202 132h26M202 200h26M202 250h26', 'ink', 5)
    canvas.fill(lines(238, 122, 68, 20, [88]) + lines(238, 190, 0, 20, [64]) + lines(238, 240, 0, 20, [74]), 'ink')
    canvas.fill(rect(142, 300, 182, 46), 'third').fill(rect(156, 315, 96, 16), 'ink')
  })
  person(canvas, 8, 322, 66, 'third', 'ink')
  person(canvas, 104, 352, 54, 'light', 'ink')
}

/** An office in the evening: a lamp, one person and the slips for the morning. */
function lateOffice(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(rect(156, 14, 330, 216), 'accentShade').fill(disc(424, 66, 34), 'third')
  canvas.fill(disc(410, 58, 32), 'accentShade')
  for (let i = 0; i < 6; i++) {
    const height = nth([70, 110, 54, 130, 86, 62], i)
    canvas.fill(rect(166 + i * 54, 230 - height, 44, height), 'ink')
    canvas.fill(rect(176 + i * 54, 244 - height, 8, 10) + rect(192 + i * 54, 262 - height, 8, 10), 'third')
  }
  canvas.stroke('M321 14v216', 'accent', 10).fill(rect(144, 226, 354, 14), 'light')
  // The calendar with its fourth day, and a clock.
  canvas.fill(rect(-126, 30, 130, 150), 'light').fill(rect(-126, 30, 130, 34), 'ink')
  for (let i = 0; i < 15; i++)
    canvas.fill(rect(-116 + (i % 5) * 24, 76 + Math.floor(i / 5) * 32, 16, 20), i === 3 ? 'third' : 'shade')
  canvas
    .fill(disc(82, 96, 50), 'ink')
    .fill(disc(82, 96, 40), 'light')
    .stroke('M82 96V68M82 96l-20 -14', 'ink', 7, { cap: 'round' })
  // The lamp shines on the desk.
  canvas.fill(polygon([318, 178], [390, 178], [480, 322], [236, 322]), 'third', { opacity: 0.55 })
  person(canvas, 196, 250, 62, 'light', 'ink')
  canvas.fill(disc(196, 169.4, 32.5), skins[0].lit).fill(halfDisc(196, 164, 34, 'up') + rect(162, 162, 68, 6), 'ink')
  canvas.fill(rect(from, 318, span, 24), 'third').fill(rect(from, 342, span, 200), 'ink')
  canvas.fill(halfDisc(354, 186, 46, 'up'), 'third').stroke('M354 142L440 196V318', 'light', 10, { join: 'round' })
  for (let i = 0; i < 9; i++)
    canvas.fill(rect(-104 + (i % 3) * 4, 306 - i * 13, 130, 9), i % 3 === 1 ? 'third' : 'light')
  canvas.fill(rect(268, 300, 116, 18), 'light').fill(rect(282, 306, 70, 5), 'ink')
  floor(canvas, 372, 'ink')
}

/** Ways to a place, and work in an office. */
export const officeScenes = {
  tramLines: onSquare(tramLines),
  hallPlan: onSquare(hallPlan),
  wageSlip: onSquare(wageSlip),
  lateOffice: onSquare(lateOffice),
}
