import type { IndexFamily } from '#shared/routes/pageIndexes.ts'
import type { FlatDrawing, TitleBarLook } from '../../kit/TitleBar.tsx'

const bar = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`
const dome = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
/** Returns the party's mark with half discs of a radius, from its left corner on its middle line. */
const mark = (x: number, y: number, r: number) =>
  `M${x + r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0zM${x} ${y}a${r} ${r} 0 0 0 ${2 * r} 0z`
/** Returns the lines of a text as bars. */
const lines = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, line) => bar(x, y + line * 18, line % 5 === 4 ? width * 0.6 : width, 6)).join('')

/** The columns of a newspaper, with an initial and two pictures. */
const columns: FlatDrawing = {
  box: '0 0 1440 240',
  fills: [
    ['line', lines(138, 0, 170, 4) + [60, 868, 1132].map((x) => lines(x, x === 60 ? 72 : 0, 248, 14)).join('')],
    ['night', bar(60, 0, 60, 60) + bar(868, 108, 248, 132)],
    ['accent', bar(340, 0, 496, 240)],
    ['highlight', dome(588, 240, 190) + disc(992, 174, 44)],
    ['contrast', bar(340, 196, 496, 44)],
    ['paper', 'M588 70v118h-86z'],
    ['night', 'M600 90v98h66z' + bar(492, 196, 190, 14)],
  ],
}

/** Seven prints on a wall, two of them of a single colour. */
const prints: FlatDrawing = {
  box: '0 0 720 480',
  fills: [
    ['accent', bar(20, 40, 200, 160) + bar(500, 40, 200, 160) + bar(260, 380, 200, 100)],
    ['contrast', bar(260, 220, 200, 160) + bar(500, 260, 200, 160)],
    ['paper', dome(120, 200, 80) + dome(600, 420, 80) + bar(20, 260, 200, 160)],
    ['highlight', bar(260, 0, 200, 160)],
    ['night', dome(360, 160, 80) + dome(360, 380, 80) + dome(120, 420, 80)],
  ],
}

/** A shirt, a bag and a mug on a board. */
const goods: FlatDrawing = {
  box: '0 0 690 400',
  fills: [
    ['accent', 'M64 96l62-34a44 44 0 0 0 84 0l62 34-22 66-30-12v186h-104v-186l-30 12z' + bar(488, 226, 96, 110)],
    ['contrast', bar(306, 150, 150, 186)],
    [
      'night',
      'M336 150v-30a45 45 0 0 1 90 0v30h-14v-30a31 31 0 0 0-62 0v30zM584 246h16a34 34 0 0 1 0 68h-16v-16h14a18 18 0 0 0 0-36h-14zM0 336h700v18H0z',
    ],
    ['paper', mark(144, 222, 16) + mark(345, 250, 24) + mark(512, 280, 16)],
  ],
}

/** The sign with which each index opens. */
export const openings: Readonly<Record<IndexFamily, { look: TitleBarLook; drawing?: FlatDrawing }>> = {
  shop: { look: 'awning', drawing: goods },
  blogs: { look: 'masthead', drawing: columns },
  portfolio: { look: 'hung', drawing: prints },
  page: { look: 'cells' },
}
