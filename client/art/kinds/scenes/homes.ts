import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { disc, halfDisc, leaf, path, type Point, polygon, rect, roundedRect } from '../../paths.ts'
import { skins } from '../../skins.ts'
import { floor, from, onSquare, span, wall } from './square.ts'

const [skin] = skins

/** A crate of ice with three trout from a pond, seen from above. */
function crate(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(disc(200, 200, 236), 'second')
  canvas.transformed('rotate(-8 200 200)', () => {
    canvas.fill(rect(-8, 52, 416, 296), 'ink').fill(rect(-20, 40, 416, 296), 'accent')
    canvas.fill(rect(8, 68, 360, 240), 'light')
    // The lumps of ice.
    for (const [x, y, size] of [
      [24, 84, 52],
      [128, 70, 40],
      [262, 82, 46],
      [322, 180, 40],
      [16, 216, 46],
      [142, 254, 50],
      [280, 244, 52],
    ] as const)
      canvas.fill(polygon([x, y + 9], [x + size, y], [x + size - 8, y + size * 0.8], [x + 6, y + size]), 'second', {
        opacity: 0.3,
      })
    for (const [x, tilt] of [
      [84, 6],
      [188, -3],
      [292, 5],
    ] as const)
      canvas.transformed(`rotate(${tilt} ${x} 188) translate(${x} 188)`, () => {
        canvas.fill('M-34 130Q-8 114 0 78Q8 114 34 130Q0 116 -34 130z', 'ink')
        canvas.fill('M0 -112Q52 -30 0 98Q-52 -30 0 -112z', 'third').fill('M0 -112Q52 -30 0 98z', 'ink')
        canvas.fill('M0 -34Q26 -24 34 4Q12 0 0 14z', 'accent').fill(disc(-8, -78, 6), 'light')
        canvas.fill(disc(-10, -30, 4.5) + disc(-14, 2, 4.5) + disc(-8, 34, 4.5), 'second')
      })
    canvas.fill(rect(-20, 150, 28, 76) + rect(368, 150, 28, 76), 'ink')
  })
}

/** Two shelves of jars: peppers whole, cut and mashed, under lids of cloth and of tin. */
function jars(canvas: Canvas): void {
  wall(canvas, 'shade')
  const rows: readonly [y: number, shift: number][] = [
    [186, 0],
    [378, 40],
  ]
  // One path for each colour, not one for each jar.
  const d = {
    glass: '',
    mashed: '',
    whole: '',
    cut: '',
    shade: '',
    peppers: '',
    halves: '',
    pieces: '',
    tin: '',
    cloth: '',
    ribbons: '',
  }
  for (const [y, shift] of rows) {
    d.tin += rect(from, y, span, 16)
    for (let i = 0; i < 13; i++) {
      const x = from - 20 + shift + i * 94
      const kind = (['mashed', 'whole', 'cut'] as const)[(i * 2 + (shift ? 1 : 0)) % 3]!
      d.glass += roundedRect(x, y - 132, 78, 132, 16)
      d[kind] += roundedRect(x + 7, y - 104, 64, 97, 11)
      if (kind === 'mashed') d.shade += path`M${x + 39} ${y - 104}h32v86q0 11 -11 11h-21z`
      else if (kind === 'whole')
        for (const right of [25, 54]) {
          const [whole, half] = leaf(x + right, y - 14, 82, 20, -Math.PI / 2)
          d.peppers += whole
          d.halves += half
        }
      else for (const up of [26, 68]) d.pieces += disc(x + 25, y - up, 13) + disc(x + 53, y - up + 10, 13)
      if ((i + (shift ? 1 : 0)) % 2) d.tin += rect(x + 5, y - 150, 68, 24)
      else {
        d.cloth += path`M${x} ${y - 118}l9 -40h60l9 40l-13 -8l-13 8l-13 -8l-13 8l-13 -8z`
        d.ribbons += rect(x + 6, y - 136, 66, 6)
      }
    }
  }
  canvas.fill(d.glass, 'light').fill(d.tin, 'ink').fill(d.mashed, 'accent')
  canvas.fill(d.shade, 'ink', { opacity: 0.22 })
  canvas.fill(d.whole, 'second').fill(d.peppers, 'accent').fill(d.halves, 'ink', { opacity: 0.4 })
  canvas.fill(d.cut, 'third').fill(d.pieces, 'second')
  canvas.fill(d.cloth, 'ground').fill(d.ribbons, 'accent')
}

/** A kettle and two glasses of tea on a training bench. */
function benchTea(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(disc(150, 232, 178), 'accent')
  canvas.fill('M-30 338h360l40 -18h-440z', 'ink')
  // The kettle.
  canvas.stroke('M78 150a74 78 0 0 1 148 0', 'light', 13)
  canvas.fill('M236 214L306 158l22 10L246 274z', 'third')
  canvas.fill('M44 300Q40 160 152 160T260 300z', 'light').fill('M152 160Q264 160 260 300H152z', 'third')
  canvas
    .fill(rect(36, 294, 232, 26), 'ink')
    .fill(roundedRect(106, 150, 92, 16, 8), 'ink')
    .fill(disc(152, 140, 13), 'second')
  canvas.stroke('M334 148q18 -18 4 -38t6 -40M364 152q16 -16 4 -32t6 -32', 'light', 8, { cap: 'round' })
  // The glasses.
  for (const x of [340, 414]) {
    canvas.fill(path`M${x} 236h58l-7 82h-44z`, 'light')
    canvas.fill(path`M${x + 5} 258h48l-5 54h-38z`, 'second')
    canvas.fill(path`M${x + 29} 258h24l-5 54h-19z`, 'ink', { opacity: 0.25 })
    canvas.fill(disc(x + 54, 240, 17), 'accent').fill(disc(x + 54, 240, 9), 'ink')
  }
  // The bench.
  canvas.fill(roundedRect(-104, 318, 608, 34, 12), 'second')
  canvas.fill(rect(-60, 352, 22, 90) + rect(438, 352, 22, 90), 'third')
  floor(canvas, 392, 'ink')
}

/** The lines of a tram network with their stops, and a tram between two of them. */
function network(canvas: Canvas): void {
  wall(canvas, 'ground')
  canvas.stroke('M-400 330H-60L60 210H270L390 90H800', 'muted', 62)
  for (const [line, paint] of [
    ['M-400 70H-30L90 190V420', 'third'],
    ['M-400 262H150L330 82V-20', 'accent'],
    ['M-400 166H350L470 286H800', 'second'],
    ['M-90 420V300L110 100H800', 'line'],
  ] as const)
    canvas.stroke(line, paint, 20, { join: 'round' })
  let stops = ''
  for (const [x, y] of [
    [-130, 70],
    [-40, 70],
    [90, 330],
    [-140, 262],
    [-20, 262],
    [278, 134],
    [330, 30],
    [-140, 166],
    [300, 166],
    [404, 220],
    [530, 286],
    [-90, 360],
    [240, 100],
    [430, 100],
    [530, 100],
  ] as const)
    stops += disc(x, y, 10)
  canvas.fill(stops, 'light', { stroke: 'ink', strokeWidth: 5 })
  // Where lines meet.
  for (const [x, y, size, label] of [
    [66, 166, 20, 'accent'],
    [90, 240, 20, 'third'],
    [246, 166, 24, 'second'],
  ] as const)
    canvas.fill(disc(x, y, size), 'light', { stroke: 'ink', strokeWidth: 8 }).fill(disc(x, y, size * 0.4), label)
  // The tram.
  canvas.fill(roundedRect(366, 70, 132, 60, 18), 'accent').fill(rect(366, 106, 132, 10), 'light')
  canvas.fill([378, 406, 434, 462].map((x) => rect(x, 80, 22, 18)).join(''), 'ink')
}

/** A yard between four houses at noon, seen from its ground straight up. */
function yard(canvas: Canvas): void {
  canvas.transformed('rotate(-17 200 190)', () => houses(canvas))
}

function houses(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(disc(222, 176, 44), 'light')
  const [left, top, right, bottom] = [138, 112, 282, 268]
  const outer = 420
  const corners: readonly [Point, Point][] = [
    [
      [left, top],
      [200 - outer, 190 - outer],
    ],
    [
      [right, top],
      [200 + outer, 190 - outer],
    ],
    [
      [right, bottom],
      [200 + outer, 190 + outer],
    ],
    [
      [left, bottom],
      [200 - outer, 190 + outer],
    ],
  ]
  const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
    x + (toX - x) * share,
    y + (toY - y) * share,
  ]
  const faces: readonly [wall: Slot, window: Slot][] = [
    ['third', 'ink'],
    ['muted', 'second'],
    ['light', 'third'],
    ['second', 'ink'],
  ]
  for (const [index, [paint, window]] of faces.entries()) {
    const [start, end] = [corners[index]!, corners[(index + 1) % 4]!]
    // A point of the house by its column and its distance below the roof.
    const at = (column: number, floorsDown: number) => {
      const near = floorsDown / (8.6 - floorsDown * 0.7)
      return between(between(...start, near), between(...end, near), column)
    }
    canvas.fill(polygon(start[0], end[0], end[1], start[1]), paint)
    for (let storey = 0; storey < 6; storey++)
      for (let column = 0; column < 4; column++) {
        const [a, b] = [0.11 + column * 0.22, 0.22 + column * 0.22]
        const isOpen = index === 2 && storey === 3 && column === 1
        canvas.fill(
          polygon(at(a, storey + 0.34), at(b, storey + 0.34), at(b, storey + 0.86), at(a, storey + 0.86)),
          isOpen ? 'accent' : window,
        )
      }
  }
}

/** The floor seen from a massage table through the cradle for the face: boards, a bowl with a flower, and slippers. */
function cradle(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.rings([200, 200], { from: 236, to: 308, count: 3 }, 'muted', 5)
  canvas.fill(roundedRect(22, -10, 356, 420, 178), 'ground').fill(roundedRect(36, 4, 328, 392, 164), 'light')
  canvas.fill('M200 4a164 164 0 0 1 164 164v64a164 164 0 0 1 -164 164z', 'ink', { opacity: 0.12 })
  const hole = roundedRect(92, 60, 216, 280, 108)
  canvas.clipped(hole, () => {
    canvas.fill(rect(92, 60, 216, 280), 'second')
    canvas.stroke('M128 60V340M182 60V340M236 60V340M290 60V340', 'ink', 3)
    canvas
      .fill(disc(206, 168, 74), 'ink')
      .fill(disc(200, 160, 74), 'accent')
      .fill(disc(200, 160, 60), 'third')
    canvas.rings([200, 160], { from: 30, to: 48, count: 2 }, 'light', 4)
    for (let i = 0; i < 6; i++) {
      const [whole, half] = leaf(200, 160, 38, 15, (i * Math.PI) / 3)
      canvas.fill(whole, 'light').fill(half, 'second')
    }
    canvas.fill(disc(200, 160, 9), 'ink')
    for (const x of [158, 242])
      canvas
        .fill(path`M${x - 30} 352v-62a30 34 0 0 1 60 0v62z`, 'light')
        .fill(path`M${x - 30} 352v-32q30 -22 60 0v32z`, 'ink')
  })
  canvas.stroke(hole, 'ink', 7)
}

/** A house in the evening from across the street: one room is lit, and one corner of it is left dark. */
function evening(canvas: Canvas): void {
  wall(canvas, 'ink')
  canvas.fill(rect(-90, from, 800, 760), 'shade', { opacity: 0.22 })
  canvas.fill(disc(-160, 60, 36), 'third').fill(disc(-145, 50, 32), 'ink')
  // Dark windows beside and above the lit one.
  let dark = ''
  for (const x of [-50, 60, 170, 280, 390, 500]) dark += rect(x, -120, 74, 110)
  for (const x of [-50, 500]) dark += rect(x, 64, 74, 150)
  canvas.fill(dark, 'ink').fill(rect(-90, 24, 800, 10), 'ink')
  canvas.fill(rect(-50, 220, 74, 8) + rect(500, 220, 74, 8), 'shade')
  // The lit room.
  canvas.fill(rect(62, 52, 400, 206), 'light').fill(rect(74, 64, 376, 182), 'third')
  canvas.fill(polygon([180, 146], [268, 146], [330, 246], [118, 246]), 'light', { opacity: 0.75 })
  canvas.stroke('M224 64V112', 'ink', 4).fill(halfDisc(224, 148, 44, 'up'), 'accent')
  canvas.fill('M224 104a44 44 0 0 1 44 44h-44z', 'ink', { opacity: 0.25 })
  canvas.fill(rect(94, 84, 56, 66), 'light').fill(halfDisc(122, 132, 18, 'up'), 'second')
  canvas
    .fill(roundedRect(250, 164, 82, 78, 26), 'second')
    .fill(roundedRect(236, 202, 26, 40, 12) + roundedRect(320, 202, 26, 40, 12), 'ink')
  canvas.fill(roundedRect(258, 208, 66, 22, 8), 'light')
  canvas.fill(rect(136, 200, 76, 8), 'ink').stroke('M150 208v40M198 208v40', 'ink', 5)
  canvas.fill(disc(168, 190, 11), 'accent').fill(rect(184, 184, 14, 16), 'light')
  canvas.fill(polygon([372, 64], [450, 64], [450, 246], [348, 246]), 'ink', { opacity: 0.72 })
  canvas.stroke('M74 246H450', 'light', 12)
  canvas.fill(rect(46, 258, 432, 14), 'shade')
  // The pavement, the light on it and two who look up.
  floor(canvas, 330, 'second')
  canvas.fill(polygon([110, 330], [420, 330], [520, 400], [30, 400]), 'third', { opacity: 0.55 })
  floor(canvas, 392, 'ink')
  for (const [x, coat, size] of [
    [-180, 'accent', 26],
    [-128, 'light', 22],
  ] as const) {
    canvas.fill(path`M${x - size} ${382}v${-size * 2.4}a${size} ${size} 0 0 1 ${size * 2} 0v${size * 2.4}z`, coat)
    canvas.fill(disc(x, 382 - size * 3.8, size * 0.58), skin.lit)
  }
  canvas.fill(rect(585, 120, 10, 264), 'shade').fill(halfDisc(590, 122, 34, 'up'), 'third')
}

/** A candle on a low stand, with rings of light. */
function flame(canvas: Canvas): void {
  wall(canvas, 'ink')
  canvas.rings([200, 146], { from: 66, to: 286, count: 6 }, 'accent', 15)
  canvas.fill(disc(200, 146, 62), 'second')
  canvas.fill('M200 84Q244 138 232 168A32 32 0 0 1 168 168Q156 138 200 84z', 'light')
  canvas
    .fill('M200 84Q244 138 232 168A32 32 0 0 1 200 200z', 'second', { opacity: 0.4 })
    .fill(rect(197, 178, 6, 34), 'ink')
  canvas.fill(roundedRect(162, 210, 76, 108, 10), 'light').fill('M200 210h28a10 10 0 0 1 10 10v98h-38z', 'shade')
  canvas.fill(rect(112, 316, 176, 18), 'third').fill('M128 334h144l-14 46h-116z', 'third')
  canvas.fill('M200 334h72l-14 46h-58z', 'ink', { opacity: 0.3 })
  floor(canvas, 378, 'accent')
}

/** A new wall of concrete between its struts, with a stroke for each of twenty-eight days and the one who counts them. */
function curing(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(disc(476, 20, 92), 'accent')
  canvas.fill(rect(-400, 58, 860, 282), 'third').fill(rect(-400, 58, 860, 16), 'light')
  let seams = ''
  for (let i = 0; i < 9; i++) seams += path`M${-340 + i * 104} 74V340`
  canvas.stroke(seams, 'second', 3)
  canvas.fill(polygon([460, 58], [520, 92], [520, 340], [460, 340]), 'ink')
  // The days, in fives.
  for (let five = 0; five < 6; five++) {
    const [x, y] = [-86 + (five % 3) * 128, 106 + Math.floor(five / 3) * 92]
    const days = five < 5 ? 4 : 3
    let strokes = ''
    for (let day = 0; day < days; day++) strokes += path`M${x + day * 21} ${y}v58`
    if (five < 5) strokes += path`M${x - 14} ${y + 46}l90 -34`
    canvas.stroke(strokes, five < 5 ? 'ink' : 'accent', 8, { cap: 'round' })
  }
  floor(canvas, 338, 'ink')
  canvas.stroke('M-142 76L-226 338M-20 310', 'accent', 12).stroke('M-142 210L-190 338', 'accent', 8)
  canvas.stroke('M420 76L330 338', 'accent', 12).stroke('M424 210L376 338', 'accent', 8)
  // The one who counts sits on two bricks.
  canvas.fill(rect(196, 300, 70, 18) + rect(196, 322, 70, 16), 'second')
  canvas.fill('M200 302v-38a32 32 0 0 1 64 0v38z', 'light').fill('M232 232a32 32 0 0 1 32 32v38h-32z', 'shade')
  canvas.stroke('M240 300h56v38', 'ink', 22, { join: 'round' }).stroke('M246 262l44 14', 'light', 14, { cap: 'round' })
  canvas.fill(disc(236, 210, 22), skin.lit).fill('M212 206a25 25 0 0 1 50 0l12 4h-62z', 'accent')
  canvas.fill(rect(288, 258, 22, 26), 'light')
}

/** Two hands on the shoulders of someone in a T-shirt, as the one who kneads sees them. */
function shoulders(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(disc(200, 190, 190), 'third')
  // The back.
  canvas.fill(rect(170, 150, 60, 90), skin.shaded)
  canvas.fill(
    'M30 470V300Q36 236 110 222Q164 212 168 204Q200 236 232 204Q236 212 290 222Q364 236 370 300V470z',
    'accent',
  )
  canvas.fill('M200 226Q220 222 232 204Q236 212 290 222Q364 236 370 300V470H200z', 'ink', { opacity: 0.28 })
  canvas.stroke('M164 206Q200 250 236 206', 'light', 9)
  // The head from behind, with a knot of hair.
  canvas.fill(disc(134, 124, 14) + disc(266, 124, 14), skin.flush)
  canvas.fill('M132 122a68 74 0 0 1 136 0Q264 186 200 190Q136 186 132 122z', 'ink').fill(disc(200, 40, 32), 'ink')
  canvas.fill(rect(176, 60, 48, 9), 'second')
  // The arms come from below, each with four fingers over the shoulder and the thumb on the neck.
  for (const side of [-1, 1]) {
    const x = (away: number) => 200 + side * away
    canvas.stroke(path`M${x(206)} 480L${x(126)} 332`, 'light', 78)
    canvas.stroke(path`M${x(138)} 360L${x(108)} 312`, skin.lit, 50)
    canvas.fill(disc(x(102), 300, 35), skin.lit)
    canvas.stroke(
      path`M${x(124)} 286L${x(120)} 244M${x(104)} 284L${x(98)} 236M${x(84)} 288L${x(76)} 240`,
      skin.lit,
      20,
      {
        cap: 'round',
      },
    )
    canvas.stroke(path`M${x(80)} 306L${x(38)} 288`, skin.lit, 21, { cap: 'round' })
  }
}

/** A guest room: a deep window on the sea, hot soup and a key on the table below it, and a bed that is made. */
function guestRoom(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(rect(from, from, 642, span), 'ground')
  // The window in its thick wall, with the shutters open.
  canvas.fill(rect(48, 26, 150, 196), 'muted').fill(polygon([48, 26], [66, 44], [66, 206], [48, 222]), 'second')
  canvas.fill(rect(66, 44, 116, 162), 'second').fill(halfDisc(128, 142, 42, 'up'), 'third')
  canvas.fill(rect(66, 142, 116, 64), 'accent')
  canvas.stroke('M84 160h52M104 174h62M92 188h34', 'light', 5)
  canvas.stroke('M66 44h116v162H66zM124 44V206', 'light', 9)
  canvas.fill(rect(2, 36, 38, 180) + rect(206, 36, 38, 180), 'accent')
  let slats = ''
  for (let i = 0; i < 8; i++) slats += path`M8 ${54 + i * 21}h26M212 ${54 + i * 21}h26`
  canvas.stroke(slats, 'ink', 5)
  floor(canvas, 332, 'ink')
  canvas.ellipse([222, 372], [172, 22], 'shade')
  // The table.
  canvas.stroke('M22 300L10 372M150 300L162 372', 'third', 9).fill(rect(-6, 288, 184, 13), 'third')
  canvas.fill(halfDisc(66, 256, 36, 'down'), 'light').fill('M66 256h36a36 36 0 0 1 -36 36z', 'shade')
  canvas.stroke('M54 246q-6 -8 0 -16M76 246q-6 -8 0 -16', 'second', 6, { cap: 'round' })
  canvas.fill(rect(114, 282, 36, 6), 'line').stroke('M158 276a8 8 0 1 0 .1 0', 'line', 5)
  // The bed.
  canvas.fill(roundedRect(392, 196, 24, 176, 12), 'third').fill(rect(208, 340, 12, 34), 'light')
  canvas.fill(roundedRect(326, 240, 70, 52, 22), 'light').fill('M361 240h13a22 22 0 0 1 22 22v30h-35z', 'shade')
  canvas.fill(roundedRect(196, 284, 204, 64, 16), 'light')
  canvas.fill('M196 300a22 22 0 0 1 22 -22h104v70H212a16 16 0 0 1 -16 -16z', 'accent')
  canvas.fill(rect(256, 278, 16, 70) + rect(284, 278, 16, 70), 'second')
  // A shelf with books.
  canvas.fill(rect(290, 148, 96, 9), 'third')
  canvas.fill(rect(300, 104, 14, 44) + rect(334, 112, 12, 36), 'accent').fill(rect(316, 96, 16, 52), 'second')
  canvas.fill(rect(350, 110, 10, 38), 'ink')
}

/** Scenes that belong to one home each. */
export const homeScenes = {
  crate: onSquare(crate),
  jars: onSquare(jars),
  benchTea: onSquare(benchTea, [10, 10, 380]),
  network: onSquare(network),
  yard: onSquare(yard),
  cradle: onSquare(cradle, [0, -10, 420]),
  evening: onSquare(evening),
  flame: onSquare(flame),
  curing: onSquare(curing),
  shoulders: onSquare(shoulders),
  guestRoom: onSquare(guestRoom),
}
