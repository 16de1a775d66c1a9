import type { Canvas } from '../../Canvas.ts'
import { person } from '../../backdrops.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'
import { floor, from, lines, onSquare, span, wall } from './square.ts'

/** A tram stop at sunrise. Its poster shows nothing but the hour. */
function sixOClock(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(halfDisc(200, 326, 214, 'up'), 'second')
  floor(canvas, 326, 'ink')
  canvas.fill(rect(from, 350, span, 8) + rect(from, 378, span, 8), 'shade')
  canvas
    .fill(rect(30, 52, 340, 24) + rect(52, 76, 12, 254) + rect(336, 76, 12, 254), 'ink')
    .fill(rect(92, 92, 140, 220), 'ink')
    .fill(rect(102, 102, 120, 200), 'light')
  canvas.stroke(disc(162, 228, 36), 'accent', 26).stroke('M126 226C128 168 150 142 194 130', 'accent', 26)
  person(canvas, 286, 258, 40, 'third', 'ink')
  canvas.transformed('rotate(-24 290 292)', () => canvas.fill(roundedRect(244, 278, 92, 30, 15), 'second'))
}

/** A chair with a broken leg, and a sticker with a telephone number on its back. */
function brokenChair(canvas: Canvas): void {
  wall(canvas, 'third')
  floor(canvas, 330, 'ink')
  canvas.transformed('rotate(5 128 330)', () => {
    canvas
      .fill(rect(150, 236, 14, 86) + rect(244, 236, 14, 86), 'accentShade')
      .fill(rect(128, 96, 16, 130) + rect(258, 96, 16, 130), 'ink')
      .fill(roundedRect(114, 60, 174, 104, 14), 'second')
      .fill(polygon([118, 206], [284, 206], [304, 236], [98, 236]), 'second')
      .fill(rect(98, 236, 206, 16) + rect(112, 252, 18, 80), 'accent')
      .fill('M272 252h18v26l-6 -8l-5 10l-7 -6z', 'accent')
  })
  canvas.transformed('rotate(72 300 318)', () => canvas.fill('M292 286l5 8l6 -10l7 8v56h-18z', 'accent'))
  canvas.transformed('rotate(-7 202 116)', () =>
    canvas
      .fill(roundedRect(140, 78, 124, 74, 10), 'light')
      .stroke('M160 96q-4 20 18 36', 'accent', 13, { cap: 'round' })
      .fill(lines(196, 96, 20, 12, [54, 38]), 'ink'),
  )
}

/** The back of a bus seat with the first page of a book on it. */
function firstPage(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(roundedRect(-120, -60, 640, 200, 26), 'light').fill(rect(-120, 96, 640, 44), 'third')
  canvas.fill(rect(-40, 40, 60, 56) + rect(300, 10, 74, 86) + rect(400, 56, 60, 40), 'shade')
  canvas.fill(disc(200, 84, 46), 'ink').fill(halfDisc(200, 72, 48, 'up'), 'accent')
  for (const x of [-206, 206]) canvas.fill(roundedRect(106 + x, 150, 188, 400, 40), 'accent', { opacity: 0.65 })
  canvas
    .fill(roundedRect(88, 116, 224, 420, 46), 'accent')
    .stroke('M136 128a64 44 0 0 1 128 0', 'ink', 18, { cap: 'round' })
    .fill(rect(120, 160, 160, 200), 'light')
    .fill(lines(138, 180, 34, 18, [92, 64]), 'ink')
    .fill(lines(138, 250, 20, 8, [124, 110, 124, 74]), 'shade')
    .fill(polygon([240, 360], [280, 320], [280, 360]), 'accentShade')
    .fill(polygon([240, 360], [280, 320], [244, 322]), 'third')
}

/** A loudspeaker that says one short thing. */
function loudspeaker(canvas: Canvas): void {
  canvas.fill(disc(290, 200, 230), 'second')
  canvas.transformed('translate(-16 14) rotate(-12 200 200) scale(.95)', () => {
    canvas.fill(rect(196, 250, 46, 130), 'ink')
    canvas
      .fill('M120 56V344Q230 262 330 258V142Q230 138 120 56z', 'accent')
      .fill('M120 200V344Q230 262 330 258V200z', 'accentShade')
      .fill(roundedRect(318, 132, 84, 136, 22), 'ink')
      .fill(roundedRect(92, 36, 34, 328, 17), 'light')
  })
  canvas.stroke('M58 138L-14 104M44 214H-40M60 290L-8 326', 'ink', 18, { cap: 'round' })
}

/** Printed paper bags with fruit on a market table. */
function printedBags(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.halftone([from, -6, span, 120], 'second', { from: 7, to: 0.6, step: 16 })
  floor(canvas, 330, 'second')
  canvas.fill(rect(from, 318, span, 22), 'light')
  for (let i = 0; i < 5; i++) {
    const [x, y] = [-170 + i * 152, 132 - (i % 2) * 34]
    const bag = nth(['light', 'accent', 'second'], i % 3)
    const print = nth(['accent', 'light', 'third'], i % 3)
    canvas.fill(disc(x + 34, y + 4, 28) + disc(x + 92, y - 2, 26), nth(['accent', 'light', 'accent'], i % 3))
    canvas.fill(disc(x + 62, y - 14, 30), nth(['second', 'third', 'light'], i % 3))
    canvas.fill(path`M${x} ${y}l16 14l16 -14l16 14l16 -14l16 14l16 -14l16 14l12 -14V318H${x}z`, bag)
    canvas.fill(rect(x + 106, y + 18, 18, 300 - y), 'ink', { opacity: 0.22 })
    canvas.fill(halfDisc(x + 58, y + 112, 36, 'up') + rect(x + 22, y + 124, 72, 12), print)
    canvas.fill(rect(x + 22, y + 144, 72, 12), print)
  }
}

/** Two people carry a letter that is taller than they are. */
function carriedLetter(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(disc(330, -70, 86), 'light')
  const letter = 'M20 330L130 -120H270L380 330H278L256 232H144L122 330zM164 150H236L200 -10z'
  canvas.transformed('translate(34 56) scale(.83) rotate(-7 200 330)', () => {
    canvas.transformed('translate(20 14)', () => canvas.fillApart(letter, 'ink'))
    canvas.fillApart(letter, 'accent')
  })
  floor(canvas, 520, 'second')
  for (const [x, coat, side] of [
    [92, 'ink', 1],
    [302, 'light', -1],
  ] as const) {
    canvas.stroke(path`M${x - 24} 372L${x - 30} 316M${x + 24} 372L${x + 30} 312`, coat, 18, { cap: 'round' })
    canvas.fill(disc(x, 356, 24), coat === 'ink' ? 'light' : 'ink').fill(rect(x - 32, 372, 64, 84), coat)
    canvas.stroke(path`M${x - 16} 450l${-side * 14} 74M${x + 16} 450l${side * 18} 74`, coat, 22, { cap: 'round' })
  }
}

/** Scenes of the campaigns of agencies: a poster, a sticker, a page, a loudspeaker, bags, a letter. */
export const campaignScenes = {
  sixOClock: onSquare(sixOClock),
  brokenChair: onSquare(brokenChair),
  firstPage: onSquare(firstPage),
  loudspeaker: onSquare(loudspeaker),
  printedBags: onSquare(printedBags),
  carriedLetter: onSquare(carriedLetter),
}
