import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { person } from '../../backdrops.ts'
import { disc, halfDisc, leaf, path, polygon, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'
import { floor, from, lines, onSquare, span, wall } from './square.ts'

/** The floors of the building that is cut open, and the units of one floor. */
const floors = 6
const floorHeight = 150

/**
 * A building cut open, from the machine room of the lift to the boiler in the cellar. Its floors are equally high and fill
 * the picture, so that words beside it can stand at their floor.
 */
function cutaway(canvas: Canvas): void {
  const scale = canvas.height / (floors * floorHeight)
  canvas.transformed(`translate(${canvas.width / 2} 0) scale(${Math.round(scale * 1000) / 1000})`, () => {
    canvas.fill(rect(-600, 0, 1200, 750), 'accent').fill(rect(-600, 750, 1200, 150), 'ink')
    canvas.fill(disc(232, 92, 56), 'second')
    canvas.fill(rect(-270, 20, 540, 880), 'third')
    // The rooms, and the shaft through all floors.
    const rooms = ['muted', 'light', 'muted', 'light', 'muted'] as const
    for (const [i, room] of rooms.entries()) canvas.fill(rect(-254, 158 + i * 150, 388, 134), i === 4 ? 'shade' : room)
    canvas.fill(rect(150, 34, 104, 850), 'ink').stroke('M186 70V330M218 70V330', 'light', 4)
    // The machine room and the lift.
    canvas.fill(rect(-254, 34, 388, 108), 'light')
    canvas.fill(disc(202, 74, 30), 'second').fill(disc(202, 74, 11), 'ink')
    canvas.fill(rect(60, 96, 74, 46), 'accent').fill(rect(74, 72, 14, 24) + rect(102, 72, 14, 24), 'ink')
    canvas.stroke('M132 118H186', 'ink', 8)
    person(canvas, -30, 98, 24, 'accent', 'ink')
    canvas
      .stroke('M-14 96L40 110', 'accent', 11, { cap: 'round' })
      .fill(rect(-220, 82, 92, 60), 'shade')
      .fill(rect(-208, 94, 20, 20) + rect(-176, 94, 20, 20), 'second')
    canvas.fill(rect(160, 326, 84, 128), 'light').fill(rect(200, 326, 4, 128), 'ink')
    person(canvas, 182, 402, 15, 'second', 'ink')
    person(canvas, 222, 408, 14, 'accent', 'ink')
    // The alarm.
    canvas.fill(halfDisc(-60, 158, 26, 'down'), 'ink').fill(disc(-60, 186, 6), 'second')
    canvas.stroke('M-100 190q-12 10 -12 26M-20 190q12 10 12 26', 'second', 6, { cap: 'round' })
    canvas
      .fill(roundedRect(-226, 206, 30, 70, 10), 'second')
      .fill(rect(-218, 194, 14, 12), 'ink')
      .fill(rect(60, 190, 54, 30), 'accent')
      .fill(polygon([74, 205], [88, 195], [88, 215]) + rect(88, 201, 16, 8), 'light')
    person(canvas, 20, 258, 22, 'third', 'ink')
    // The records: folders, a desk and a camera.
    canvas.fill(rect(-238, 330, 150, 8) + rect(-238, 392, 150, 8), 'ink')
    for (let i = 0; i < 8; i++)
      canvas.fill(
        rect(-234 + i * 18, 352 + (i % 3) * 5, 14, 40 - (i % 3) * 5),
        nth(['accent', 'second', 'third', 'accent'], i % 4),
      )
    canvas
      .fill(rect(-50, 396, 170, 10) + rect(-40, 406, 10, 36) + rect(102, 406, 10, 36), 'ink')
      .fill(rect(56, 366, 46, 30), 'accent')
      .fill(disc(79, 381, 10), 'light')
    person(canvas, 2, 374, 22, 'second', 'ink')
    // Doors and keys.
    for (const [i, x] of [-234, -138, -42].entries())
      canvas.fill(rect(x, 486, 68, 106), nth(['accent', 'second', 'accent'], i)).fill(disc(x + 56, 542, 5), 'light')
    canvas
      .stroke(disc(86, 520, 18), 'ink', 6)
      .stroke('M86 538l-14 40M86 538v44M86 538l16 38', 'second', 8, { cap: 'round' })
    // The desk that answers the telephone.
    canvas.fill(rect(-254, 640, 70, 102), 'accent').fill(rect(-222, 640, 4, 102), 'light')
    canvas.fill(rect(-110, 690, 190, 52), 'ink').fill(rect(-120, 682, 210, 10), 'second')
    person(canvas, -16, 658, 26, 'accent', 'ink')
    canvas
      .fill(roundedRect(44, 662, 34, 20, 6), 'accent')
      .stroke('M40 658q20 -18 42 0', 'accent', 8, { cap: 'round' })
      .fill(halfDisc(-84, 636, 28, 'up'), 'second')
      .fill(rect(-87, 608, 6, 74), 'ink')
    // The boiler and its pipes.
    canvas
      .fill(roundedRect(-224, 772, 110, 120, 22), 'accent')
      .fill(disc(-169, 832, 26), 'ink')
      .fill('M-186 846Q-188 822 -168 812Q-150 826 -152 846z', 'second')
    canvas
      .stroke('M-114 800H-40V862H60V800H134M-114 838H-74V878H134', 'light', 12, { join: 'round' })
      .fill(disc(-8, 862, 17), 'second')
      .fill(disc(-8, 862, 7), 'ink')
    canvas.fill(
      rect(-270, 142, 424, 16) +
        rect(-270, 292, 424, 16) +
        rect(-270, 442, 424, 16) +
        rect(-270, 592, 424, 16) +
        rect(-600, 742, 750, 16) +
        rect(254, 742, 346, 16),
      'ink',
    )
    canvas.fill(polygon([-286, 20], [286, 20], [286, 34], [-286, 34]), 'ink')
  })
}

/** The desk in the lobby of a tower; people pass it. */
function lobby(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill([0, 1, 2, 3, 4, 5].map((i) => rect(-160 + i * 130, from, 74, 740)).join(''), 'ink', { opacity: 0.3 })
  canvas.fill(disc(200, 70, 52), 'light').stroke('M200 40v32h22', 'ink', 8)
  person(canvas, 200, 236, 50, 'second', 'light')
  floor(canvas, 344, 'third')
  canvas
    .fill(rect(70, 252, 260, 120), 'ink')
    .fill(rect(52, 240, 296, 18), 'second')
    .fill(disc(200, 312, 26), 'second')
    .fill(halfDisc(200, 312, 26, 'right'), 'light')
  person(canvas, -10, 330, 54, 'light', 'ink')
  person(canvas, 414, 336, 56, 'light', 'ink')
}

/** The notice board at a staircase, with a telephone number to tear off. */
function notice(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(rect(from, 376, span, 300), 'accent')
  canvas.fill(rect(22, -24, 356, 366), 'ink').fill(rect(40, -6, 320, 330), 'second')
  canvas
    .fill(rect(62, 16, 104, 130), 'light')
    .fill(lines(76, 40, 24, 9, [74, 58, 70, 46]), 'shade')
    .fill(rect(62, 170, 104, 70), 'accent')
  canvas.fill(rect(186, 30, 152, 250), 'light').fill(rect(186, 30, 152, 52), 'accent')
  canvas
    .stroke('M226 112q-16 52 70 100', 'ink', 20, { cap: 'round' })
    .fill(disc(228, 112, 20) + disc(296, 214, 20), 'ink')
  canvas.fill([0, 1, 2, 3, 4, 5].map((i) => rect(187 + i * 25.4, 244, 22, i === 3 ? 0 : 56)).join(''), 'third')
  canvas.fill([0, 1, 2, 4, 5].map((i) => rect(196 + i * 25.4, 252, 5, 40)).join(''), 'ink')
  canvas.fill(disc(114, 16, 9) + disc(114, 170, 9) + disc(262, 30, 9), 'ink').fill(rect(72, 262, 84, 46), 'light')
}

/** A machine hall at rest: the machine is off, a fitter is on the ladder. */
function hall(canvas: Canvas): void {
  wall(canvas, 'light')
  for (let i = 0; i < 4; i++)
    canvas.fill(polygon([-160 + i * 180, 60], [-20 + i * 180, -40], [-20 + i * 180, 60]), i % 2 ? 'third' : 'accent')
  canvas.fill(rect(from, 60, span, 16), 'ink')
  floor(canvas, 352, 'accent')
  canvas
    .fill(rect(40, 196, 230, 160), 'ink')
    .fill(disc(118, 276, 56), 'second')
    .fill(disc(118, 276, 20), 'ink')
    .fill(rect(196, 220, 52, 52), 'light')
    .fill(rect(212, 236, 20, 20), 'second')
  canvas.fill(roundedRect(70, 164, 40, 32, 6), 'third')
  canvas.stroke('M300 380L344 90M372 380L344 90M312 310h50M322 246h32M332 182h18', 'ink', 9)
  person(canvas, 340, 150, 40, 'second', 'ink')
  canvas
    .stroke('M312 152L264 96', 'second', 18, { cap: 'round' })
    .fill(halfDisc(256, 92, 26, 'down'), 'third')
    .fill(rect(252, 60, 8, 16), 'ink')
}

/** An old arch, a drill that waits, and the stamped permission. */
function drill(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas
    .fill('M-80 460V150A150 150 0 0 1 220 150V460H150V160A80 80 0 0 0 -10 160V460z', 'light')
    .fill('M-10 460V160A80 80 0 0 1 150 160V460z', 'ink')
  canvas.stroke(
    'M70 0V78M-36 44L14 104M176 44L126 104M-80 150H-10M150 150H220M-80 240H-10M150 240H220M-80 330H-10M150 330H220',
    'shade',
    5,
  )
  canvas.fill(rect(216, -40, 170, 176), 'light').fill(lines(238, -16, 24, 10, [120, 96, 124]), 'shade')
  canvas.stroke(disc(334, 86, 36), 'accent', 9).fill(halfDisc(334, 86, 22, 'up'), 'accent')
  canvas
    .fill(roundedRect(196, 166, 160, 64, 18), 'accent')
    .fill(polygon([300, 210], [356, 210], [372, 314], [316, 314]), 'accent')
    .fill(rect(316, 292, 66, 26), 'ink')
  canvas
    .fill(polygon([196, 176], [158, 186], [158, 210], [196, 220]), 'ink')
    .fill(rect(92, 192, 66, 12), 'shade')
    .fill(polygon([92, 190], [92, 206], [76, 198]), 'ink')
  floor(canvas, 404, 'ink')
}

/** A ring of keys with tags before a door. */
function keys(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas
    .fill(rect(40, -200, 400, 900), 'ink')
    .fill(rect(70, -180, 340, 900), 'second')
    .fill(rect(110, -140, 260, 190) + rect(110, 330, 260, 300), 'ink', { opacity: 0.16 })
  canvas.fill(disc(120, 196, 30), 'ink').fill(rect(112, 196, 90, 16), 'ink')
  canvas.transformed('translate(10 -96)', () => {
    canvas.stroke('M262 236a60 60 0 1 0 .1 0', 'light', 13)
    for (const [i, turn] of [-34, -8, 18].entries())
      canvas.transformed(`rotate(${turn} 262 346)`, () => {
        const slot = nth(['accent', 'light', 'ink'] as const, i)
        canvas
          .stroke(disc(262, 384, 28), slot, 15)
          .fill(rect(254, 408, 16, 120) + rect(270, 470, 26, 16) + rect(270, 502, 34, 16), slot)
      })
    canvas.transformed('rotate(38 200 320)', () =>
      canvas
        .fill(polygon([150, 330], [178, 296], [206, 330], [206, 420], [150, 420]), 'light')
        .fill(disc(178, 326, 7), 'ink')
        .fill(lines(160, 352, 20, 8, [36, 26, 32]), 'accent'),
    )
  })
}

/** Rows of a table as dots and bars; the same dot is marked in each. */
function card(canvas: Canvas, x: number, y: number, ground: Slot, marked: Slot, at: number): void {
  canvas.fill(rect(x + 8, y + 8, 190, 150), 'ink').fill(rect(x, y, 190, 150), ground)
  for (let i = 0; i < 4; i++)
    canvas
      .fill(rect(x + 54, y + 24 + i * 32, nth([110, 84, 118, 70], i), 10), 'shade')
      .fill(disc(x + 28, y + 29 + i * 32, i === at ? 15 : 8), i === at ? marked : 'shade')
}

/** A meeting of twelve at a table; two of them are needed. */
function meeting(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(disc(206, 208, 108), 'ink').fill(disc(200, 200, 108), 'light')
  for (let i = 0; i < 12; i++) {
    const [x, y] = [200 + Math.cos((i * Math.PI) / 6) * 152, 200 + Math.sin((i * Math.PI) / 6) * 152]
    canvas.fill(disc(x, y, 31), i === 7 || i === 10 ? 'second' : 'shade')
    canvas.fill(disc(x, y, 12), i === 7 || i === 10 ? 'ink' : 'light')
  }
  canvas.stroke('M200 200V134M200 200L250 226', 'accent', 14, { cap: 'round' }).fill(disc(200, 200, 13), 'ink')
}

/** One figure in three tables, each time in another row. */
function twice(canvas: Canvas): void {
  wall(canvas, 'accent')
  card(canvas, 6, 16, 'light', 'second', 1)
  card(canvas, 186, 122, 'light', 'second', 3)
  card(canvas, 36, 236, 'light', 'second', 0)
}

/** The path of a document: a row of tasks that wait before one desk. */
function waits(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.stroke('M-20 92H318a56 56 0 0 1 0 112H90a56 56 0 0 0 0 112H420', 'light', 14, {
    dashes: [2, 26],
    cap: 'round',
  })
  for (const [x, y, slot] of [
    [20, 92, 'ink'],
    [318, 92, 'ink'],
    [90, 204, 'ink'],
  ] as const)
    canvas.fill(disc(x, y, 34), slot).fill(disc(x, y, 12), 'light')
  for (let i = 0; i < 4; i++)
    canvas.fill(rect(138 + i * 44, 176, 38, 52), 'light').fill(lines(145 + i * 44, 188, 12, 5, [24, 18, 22]), 'shade')
  canvas
    .fill(rect(196, 262, 172, 112), 'ink')
    .fill(rect(186, 252, 172, 112), 'light')
    .stroke('M212 326q20 -46 34 -10t30 -14t28 14t26 -4', 'accent', 8, { cap: 'round', join: 'round' })
    .fill(rect(206, 342, 132, 6), 'ink')
}

/** A pallet that is moved three times. */
function pallet(canvas: Canvas): void {
  wall(canvas, 'muted')
  floor(canvas, 322, 'ink')
  canvas.transformed('translate(43 90) scale(.72)', () => {
    canvas.stroke('M-76 190Q-10 40 70 150M110 150Q180 20 256 150M296 150Q370 20 440 150', 'accent', 12, {
      dashes: [4, 24],
      cap: 'round',
    })
    for (const [i, x] of [-120, 50, 220, 390].entries()) {
      canvas.fill(
        rect(x, 296, 118, 12) + rect(x + 6, 308, 18, 14) + rect(x + 50, 308, 18, 14) + rect(x + 94, 308, 18, 14),
        'third',
      )
      if (i === 3)
        canvas
          .fill(rect(x + 8, 236, 50, 60) + rect(x + 62, 236, 50, 60) + rect(x + 34, 176, 52, 58), 'second')
          .fill(rect(x + 28, 236, 10, 24) + rect(x + 82, 236, 10, 24) + rect(x + 55, 176, 10, 24), 'light')
      else
        canvas.stroke(rect(x + 10, 238, 48, 56) + rect(x + 62, 238, 48, 56) + rect(x + 36, 180, 48, 56), 'shade', 5, {
          dashes: [9, 8],
        })
    }
  })
}

/** A pile of forms that nobody reads; a spider has moved in. */
function unread(canvas: Canvas): void {
  wall(canvas, 'third')
  floor(canvas, 330, 'ink')
  for (let i = 0; i < 9; i++) canvas.fill(rect(70 + ((i * 7) % 18), 304 - i * 24, 220, 26), i % 2 ? 'light' : 'muted')
  canvas
    .fill(rect(64, 86, 232, 28), 'light')
    .fill(rect(64, 86, 232, 8), 'accent')
    .fill(lines(84, 100, 14, 6, [120]), 'shade')
  canvas.stroke(
    'M420 -60L296 86M420 60L296 86M420 140L290 112M340 34q10 24 34 34M366 4q14 40 48 52M330 76q-4 22 6 34M372 66q-6 40 14 54',
    'light',
    4,
  )
  canvas
    .stroke('M352 -60V190', 'light', 3)
    .fill(disc(352, 204, 20), 'ink')
    .stroke('M352 204l-34 -16M352 204l-36 10M352 204l34 -16M352 204l36 10', 'ink', 5)
  canvas.fill(rect(-26, 306, 84, 24) + rect(4, 250, 24, 60) + disc(16, 236, 26), 'second')
}

/** Four o’clock over the empty shelf of a bakery. */
function four(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(disc(208, 122, 104), 'ink').fill(disc(200, 114, 104), 'light')
  let hours = ''
  for (let i = 0; i < 12; i++)
    hours += disc(200 + Math.cos((i * Math.PI) / 6) * 82, 114 + Math.sin((i * Math.PI) / 6) * 82, i % 3 ? 5 : 9)
  canvas
    .fill(hours, 'ink')
    .stroke('M200 114V50', 'ink', 11, { cap: 'round' })
    .stroke('M200 114L244 140', 'second', 15, { cap: 'round' })
  canvas.fill(rect(-140, 300, 680, 16) + rect(-60, 316, 16, 300) + rect(444, 316, 16, 300), 'light')
  canvas.stroke('M-40 300a46 46 0 0 1 92 0M72 300a46 46 0 0 1 92 0M184 300a46 46 0 0 1 92 0', 'light', 5, {
    dashes: [9, 9],
  })
  canvas.fill(halfDisc(352, 300, 50, 'up'), 'second').stroke('M330 282l12 -16M354 278l12 -16', 'ink', 7)
  floor(canvas, 378, 'ink')
}

/** A courtyard: a linden, a bench with two people, a bicycle at the wall and washing on a line. */
function courtyard(canvas: Canvas): void {
  const { width, height } = canvas
  const k = height / 300
  const base = height * 0.84
  canvas.fillAll('second')
  canvas.fill(rect(0, base, width, height), 'ink')
  const at = (share: number) => width * share
  canvas.fill(rect(at(0.16) - 13 * k, base - 140 * k, 26 * k, 140 * k), 'ink')
  canvas.fill(
    disc(at(0.16), base - 152 * k, 84 * k) +
      disc(at(0.16) - 80 * k, base - 104 * k, 56 * k) +
      disc(at(0.16) + 80 * k, base - 106 * k, 60 * k),
    'third',
  )
  canvas.fill(
    halfDisc(at(0.16) + 80 * k, base - 106 * k, 60 * k, 'right') + halfDisc(at(0.16), base - 152 * k, 84 * k, 'right'),
    'ink',
    { opacity: 0.22 },
  )
  // The bench.
  const bench = at(0.42)
  person(canvas, bench - 46 * k, base - 76 * k, 32 * k, 'accent', 'light')
  person(canvas, bench + 50 * k, base - 80 * k, 34 * k, 'light', 'ink')
  canvas.fill(
    rect(bench - 130 * k, base - 62 * k, 260 * k, 12 * k) + rect(bench - 130 * k, base - 38 * k, 260 * k, 12 * k),
    'muted',
  )
  canvas.fill(
    rect(bench - 112 * k, base - 62 * k, 10 * k, 62 * k) + rect(bench + 102 * k, base - 62 * k, 10 * k, 62 * k),
    'ink',
  )
  // The line.
  const [left, right] = [at(0.58), at(0.82)]
  canvas.stroke(
    path`M${left} ${base}V${base - 190 * k}M${right} ${base}V${base - 190 * k}M${left} ${base - 180 * k}Q${(left + right) / 2} ${base - 150 * k} ${right} ${base - 180 * k}`,
    'ink',
    6 * k,
  )
  for (let i = 0; i < 4; i++)
    canvas.fill(
      rect(left + (34 + i * 78) * k, base - 166 * k, 54 * k, (60 + (i % 2) * 26) * k),
      nth(['light', 'third', 'accent', 'light'], i),
    )
  // The cat and the bin.
  const end = at(0.92)
  canvas
    .fill(path`M${end - 30 * k} ${base}q-4 ${-66 * k} ${30 * k} ${-66 * k}t${30 * k} ${66 * k}z`, 'ink')
    .fill(disc(end, base - 82 * k, 22 * k), 'ink')
  for (const side of [-1, 1])
    canvas.fillApart(
      polygon(
        [end + side * 22 * k, base - 84 * k],
        [end + side * 18 * k, base - 114 * k],
        [end + side * 2 * k, base - 98 * k],
      ),
      'ink',
    )
  canvas.stroke(path`M${end + 26 * k} ${base - 6 * k}q${44 * k} 0 ${38 * k} ${-50 * k}`, 'ink', 9 * k, { cap: 'round' })
  const [whole] = leaf(at(0.29), base - 4 * k, 40 * k, 14 * k, -0.4)
  canvas.fill(whole, 'third')
}

/** Scenes of firms, their questions and a courtyard, with one subject each. */
export const firmScenes = {
  cutaway,
  courtyard,
  lobby: onSquare(lobby),
  notice: onSquare(notice),
  machineHall: onSquare(hall),
  drill: onSquare(drill),
  keys: onSquare(keys),
  meeting: onSquare(meeting),
  twice: onSquare(twice),
  waits: onSquare(waits),
  pallet: onSquare(pallet),
  unread: onSquare(unread),
  four: onSquare(four),
}
