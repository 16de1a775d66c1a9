import { person } from '../../backdrops.ts'
import type { Canvas } from '../../Canvas.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'
import { floor, from, onSquare, span, wall } from './square.ts'

/** A hut with a smoking chimney and a stack of wood, in front of peaks and a low sun. */
function hut(canvas: Canvas): void {
  canvas.fill(disc(312, 126, 92), 'accent')
  canvas
    .fill(polygon([-330, 330], [-130, 96], [90, 330]), 'shade')
    .fill(polygon([250, 330], [440, 110], [660, 330]), 'shade')
  canvas.fill(polygon([-90, 330], [96, 24], [310, 330]), 'second')
  canvas.fill(polygon([96, 24], [310, 330], [150, 330], [122, 190]), 'third')
  canvas.fill(polygon([96, 24], [148, 98], [124, 116], [104, 88], [78, 112], [52, 96]), 'light')
  canvas.fill('M-400 330Q60 268 400 306T800 300V800H-400z', 'muted')
  canvas.fill('M-400 372Q120 318 800 376V800H-400z', 'third')
  canvas.stroke('M190 372Q206 414 150 450T170 560', 'light', 22)
  canvas.stroke('M276 126q-18 -22 2 -40t0 -44', 'light', 16, { cap: 'round' })
  canvas.fill(rect(258, 124, 36, 80), 'light')
  canvas.fill(rect(92, 224, 216, 116), 'light').fill(polygon([92, 226], [200, 122], [308, 226]), 'light')
  canvas.hatch([92, 226, 216, 110], 'shade', { gap: 22, thickness: 4 })
  canvas.fill(polygon([200, 96], [348, 238], [326, 260], [200, 138], [74, 260], [52, 238]), 'ink')
  canvas.fill(rect(156, 236, 68, 134), 'ink').fill(rect(166, 246, 48, 124), 'accent')
  canvas
    .fill(rect(244, 244, 48, 52), 'ink')
    .fill(rect(250, 250, 36, 40), 'accent')
    .fill(rect(265, 250, 6, 40), 'ink')
  canvas.fill(rect(108, 248, 34, 40), 'ink').fill(rect(114, 254, 22, 28), 'accent')
  canvas.fill(disc(200, 186, 18), 'ink').fill(disc(200, 186, 11), 'accent')
  canvas.fill(rect(84, 340, 72, 36) + rect(224, 340, 92, 36), 'second')
  const logs = [328, 352, 376, 340, 364, 352].map((x, i) => disc(x, nth([366, 366, 366, 346, 346, 326], i), 11))
  canvas.fill(logs.join(''), 'light').stroke(logs.join(''), 'ink', 3)
}

/** The hut in a viewfinder. */
function finder(canvas: Canvas): void {
  hut(canvas)
  canvas.stroke('M-60 96V34H2M398 34h62V96M460 304v62H398M2 366H-60V304', 'light', 9)
  canvas.stroke('M200 286v44M178 308h44', 'light', 6).fill(disc(432, 66, 9), 'light')
}

/** A timber house on posts over a river, below a slope, with two people on its terrace and their boat. */
function stilts(canvas: Canvas): void {
  canvas.fill(disc(326, 66, 58), 'third')
  canvas.fill('M-400 190Q60 90 400 186T800 150V500H-400z', 'muted')
  floor(canvas, 290, 'shade')
  canvas.fill('M-400 -80L-60 50L74 270L110 460H-400z', 'second')
  for (const [x, y] of [
    [-150, 40],
    [-84, 86],
    [-40, 32],
    [-210, 100],
  ] as const)
    canvas
      .fill(rect(x - 4, y + 50, 8, 40), 'ink')
      .fill(polygon([x, y - 40], [x + 30, y + 60], [x - 30, y + 60]), 'third')
  canvas.stroke('M90 338h120M330 310h190M150 386h96M-20 428h200M240 438h190M430 356h160', 'light', 6)
  // The stone footing, in the water.
  canvas.fill(rect(106, 282, 220, 34), 'ink').fill(rect(112, 282, 208, 12), 'light')
  canvas.fill(posts(), 'line')
  canvas.fill(rect(92, 206, 300, 14), 'line')
  canvas.fill(polygon([92, 210], [92, 224], [34, 198], [4, 172], [16, 162], [44, 188]), 'light')
  // The room, with its window and the door to the terrace.
  canvas.fill(rect(104, 108, 196, 98), 'accent').fill(rect(252, 108, 48, 98), 'accentShade')
  canvas.stroke('M116 108v98M240 108v98M264 108v98M276 108v98M288 108v98', 'ink', 2)
  canvas.fill(rect(128, 126, 104, 62), 'ink').fill(rect(134, 132, 43, 50) + rect(183, 132, 43, 50), 'third')
  canvas.fill(polygon([104, 110], [214, 68], [316, 110]), 'accent').fill(disc(210, 94, 9), 'ink')
  canvas.fill(polygon([86, 116], [86, 98], [214, 48], [336, 98], [336, 116], [214, 68]), 'ink')
  person(canvas, 330, 192, 15, 'light', 'accent')
  person(canvas, 364, 192, 15, 'third', 'accent')
  canvas.stroke('M302 176h90M312 176v32M347 176v32M388 176v32', 'line', 5)
  canvas.fill('M250 348h136q-14 34 -44 34h-54q-28 0 -38 -34z', 'accent').fill(rect(246, 342, 144, 8), 'ink')
  canvas.stroke('M346 322L262 410', 'ink', 6, { cap: 'round' })
}

/** Six posts with the struts of the outer ones. */
function posts(): string {
  const six = Array.from({ length: 6 }, (_, i) => rect(120 + i * 37, 212, 9, 78)).join('')
  const struts =
    polygon([124, 284], [162, 218], [169, 222], [131, 288]) + polygon([314, 284], [276, 218], [269, 222], [307, 288])
  return six + struts
}

/** A school round three sides of its yard, with children under a tree. */
function school(canvas: Canvas): void {
  canvas.fill(disc(330, 40, 36), 'second')
  floor(canvas, 226, 'second')
  // The wings recede; their doors are in pairs of one slope.
  for (const [sign, middle, face, roof] of [
    [1, 0, 'muted', 'accent'],
    [-1, 400, 'shade', 'accentShade'],
  ] as const) {
    const at = (x: number) => middle + sign * x
    canvas
      .fill(polygon([at(-300), -150], [at(76), 96], [at(76), 228], [at(-300), 416]), face)
      .fill(polygon([at(-300), -220], [at(76), 72], [at(76), 106], [at(-300), -100]), roof)
    for (const x of [-84, -12, 44])
      canvas.fill(
        polygon([at(x), 152 - x / 4], [at(x + 22), 147 - x / 4], [at(x + 22), 255 - x / 2], [at(x), 266 - x / 2]),
        'ink',
      )
  }
  canvas.fill(rect(76, 106, 248, 122), 'light').fill(polygon([64, 110], [90, 72], [310, 72], [336, 110]), 'accent')
  canvas.fill(rect(218, 44, 76, 66), 'light').fill(polygon([206, 52], [256, 10], [306, 52]), 'accent')
  canvas
    .fill(disc(256, 80, 20), 'ink')
    .fill(disc(256, 80, 14), 'light')
    .stroke('M256 71v9h7', 'ink', 4)
  for (let i = 0; i < 5; i++) canvas.fill(rect(90 + i * 48, 146, 30, 82), i === 2 ? 'accent' : 'ink')
  canvas.fill(rect(76, 128, 248, 9), 'second')
  // The old walnut and the ring of its bench.
  canvas.fill(polygon([106, 180], [126, 180], [134, 300], [98, 300]), 'ink')
  canvas.fill(disc(116, 130, 58) + disc(72, 164, 38) + disc(160, 164, 38), 'third')
  canvas.fill(rect(66, 286, 100, 12) + rect(76, 298, 8, 18) + rect(148, 298, 8, 18), 'light')
  // Squares to hop on, and the children.
  canvas.fill(
    polygon([246, 300], [282, 300], [286, 320], [244, 320]) + polygon([228, 326], [262, 326], [262, 350], [222, 350]),
    'light',
  )
  canvas.fill(
    polygon([268, 326], [302, 326], [310, 350], [268, 350]) + polygon([240, 358], [290, 358], [296, 386], [234, 386]),
    'light',
  )
  const pupils = [
    [264, 290, 17, 'accent'],
    [204, 262, 13, 'accent'],
    [62, 364, 23, 'accent'],
    [330, 268, 14, 'third'],
    [134, 378, 23, 'third'],
    [352, 336, 22, 'ink'],
  ] as const
  for (const [x, y, size] of pupils)
    canvas.fill(rect(x - size * 0.5, y, size * 0.4, size * 2) + rect(x + size * 0.1, y, size * 0.4, size * 2), 'ink')
  for (const [x, y, size, coat] of pupils) canvas.fill(raised(x, y, size), coat)
  for (const [x, y, size] of pupils) canvas.fill(disc(x, y - size, size * 0.58), 'light')
  canvas.fill(disc(98, 356, 13), 'light').fill(halfDisc(98, 356, 13, 'right'), 'ink')
}

/** The coat of a child with raised arms, by its middle. */
function raised(x: number, y: number, size: number): string {
  return path`
    M${x - size * 1.4} ${y - size * 0.9}l${size * 0.4} ${-size * 0.3}L${x} ${y - size * 0.4}l${size} ${-size * 0.8}
    l${size * 0.4} ${size * 0.3}L${x + size * 0.6} ${y + size * 0.2}v${size}h${-size * 1.2}v${-size}z
  `
}

/** A market hall: stalls and people under one wide roof, in the rain. */
function hall(canvas: Canvas): void {
  let rain = ''
  for (let i = 0; i < 15; i++) rain += path`M${-150 + i * 50} ${-60 + (i % 3) * 40}l-26 78`
  canvas.stroke(rain, 'shade', 5, { cap: 'round' })
  canvas.fill(rect(-74, 166, 548, 174), 'second')
  canvas.fill(polygon([-110, 168], [200, 44], [510, 168]), 'third')
  canvas.clipped(polygon([-110, 168], [200, 44], [510, 168]), () =>
    canvas.stroke(
      Array.from({ length: 20 }, (_, i) => path`M${96 + i * 11} 40L${i * 36 - 142} 170`).join(''),
      'ink',
      3,
    ),
  )
  canvas.fill(polygon([-134, 172], [-134, 146], [200, 12], [534, 146], [534, 172], [200, 44]), 'accent')
  canvas.fill(rect(-110, 162, 620, 14), 'ink')
  // The far row of stalls, layer by layer.
  const far = [-40, 60, 160, 260, 360]
  const each = (draw: (x: number) => string) => far.map(draw).join('')
  canvas.stroke(
    each((x) => path`M${x} 215h80`),
    'light',
    18,
  )
  canvas.stroke(
    each((x) => path`M${x + 16} 215h48`),
    'accent',
    18,
    { dashes: [16, 16] },
  )
  canvas
    .fill(
      each((x) => halfDisc(x + 40, 256, 13, 'up')),
      'ink',
    )
    .fill(
      each((x) => disc(x + 40, 238, 7)),
      'light',
    )
  canvas.fill(
    each((x) => rect(x, 254, 80, 14)),
    'third',
  )
  canvas.fill(
    each((x) => rect(x + 6, 268, 6, 30) + rect(x + 68, 268, 6, 30)),
    'ink',
  )
  canvas
    .stroke('M110 176v22M290 176v22', 'ink', 4)
    .fill(halfDisc(110, 206, 15, 'up') + halfDisc(290, 206, 15, 'up'), 'third')
  for (const x of [-78, 14, 374, 466]) canvas.fill(rect(x - 7, 170, 14, 190), 'ink')
  floor(canvas, 340, 'muted')
  // Those who sell, and the crates in front of them.
  const sellers = { accent: [-56, 456], ink: [62, 338], third: [200] } as const
  for (const coat of ['accent', 'ink', 'third'] as const)
    canvas.fill(sellers[coat].map((x) => path`M${x - 34} 322v-22a34 34 0 0 1 68 0v22z`).join(''), coat)
  canvas.fill([-56, 62, 200, 338, 456].map((x) => disc(x, 258, 18)).join(''), 'light')
  canvas.fill(rect(-110, 322, 620, 70), 'light')
  for (const [i, fruit] of (['accent', 'third', 'second'] as const).entries())
    canvas.stroke([0, 3].map((at) => path`M${(i + at) * 106 - 96} 322h71m-61 -12h53`).join(''), fruit, 18, {
      cap: 'round',
      dashes: [0, 17.5],
    })
  const crates = (x: number, y: number, width: number, height: number) =>
    Array.from({ length: 6 }, (_, i) => rect(x + i * 106, y, width, height)).join('')
  canvas.fill(crates(-106, 326, 88, 34), 'ink').fill(crates(-100, 330, 76, 10) + crates(-100, 345, 76, 10), 'third')
  canvas.fill(rect(-110, 362, 620, 12), 'ink').fill(rect(-110, 382, 620, 10), 'shade')
}

/** A reading room under a saw-tooth roof, with a gallery whose railing is shelves. */
function gallery(canvas: Canvas): void {
  wall(canvas, 'second')
  floor(canvas, 92, 'light')
  const teeth = (draw: (x: number) => string) => [-260, -128, 4, 136, 268, 400, 532].map(draw).join('')
  canvas.fill(
    teeth((x) => polygon([x, 94], [x, 6], [x + 132, 94])),
    'light',
  )
  canvas.fill(
    teeth((x) => path`M${x} 10v84l190 262h100l-250 -320z`),
    'third',
    { opacity: 0.4 },
  )
  canvas
    .stroke(
      teeth((x) => path`M${x} 2l132 90`),
      'ink',
      15,
    )
    .stroke(
      teeth((x) => path`M${x} 0v96`),
      'accent',
      10,
    )
  // Books: dashes of three thick lines, a shelf each.
  const shelf = (y: number, height: number) => {
    canvas.fill(rect(from, y, span, height), 'second')
    for (const [slot, start, dash, gap] of [
      ['accent', -400, 9, 30],
      ['light', -388, 7, 32],
      ['third', -378, 8, 31],
    ] as const)
      canvas.stroke(path`M${start} ${y + height / 2 + 3}h${span}`, slot, height - 12, { dashes: [dash, gap] })
    canvas.fill(rect(from, y + height - 5, span, 7), 'ink')
  }
  person(canvas, 92, 154, 19, 'accent', 'ink')
  person(canvas, 300, 154, 19, 'third', 'ink')
  shelf(154, 46)
  canvas.fill(rect(from, 200, span, 16), 'accent')
  for (const x of [-260, -120, 20, 380, 520, 660]) canvas.fill(rect(x - 8, 216, 16, 150), 'accent')
  shelf(226, 40)
  shelf(270, 40)
  floor(canvas, 356, 'third')
  // The stair to the gallery would hide the readers: it is a ladder at the shelves.
  canvas.stroke('M196 356L206 212M226 356L236 212M199 330h30M202 300h30M204 270h30M206 240h30', 'ink', 6)
  const readers = [-60, 104, 306, 456]
  for (const [i, x] of readers.entries())
    canvas.fill(path`M${x - 34} 380v-54a34 34 0 0 1 68 0v54z`, nth(['second', 'accent', 'ink', 'accent'], i))
  const each = (draw: (x: number) => string) => readers.map(draw).join('')
  canvas.fill(
    each((x) => disc(x, 282, 18) + path`M${x - 26} 322l26 10l26 -10v28l-26 8l-26 -8z`),
    'light',
  )
  canvas.stroke(
    each((x) => path`M${x} 332v26`),
    'shade',
    4,
  )
  canvas.fill(
    each((x) => path`M${x - 66} 354h132v12h-14v60h-8v-60h-88v60h-8v-60h-14z`),
    'ink',
  )
}

/** An empty square round a clock tower at five, the sun just up, with a sweeper at its far side. */
function square(canvas: Canvas): void {
  canvas.fill(disc(322, 214, 88), 'accent')
  const houses = [
    [-170, 152, 120, 'third'],
    [60, 160, 90, 'third'],
    [456, 100, 130, 'third'],
    [-50, 116, 110, 'second'],
    [346, 136, 110, 'second'],
    [-290, 110, 120, 'shade'],
    [262, 176, 84, 'shade'],
  ] as const
  for (const [x, y, width, slot] of houses)
    canvas.fill(path`M${x} 282V${y}l${width / 2} -40l${width / 2} 40V282z`, slot)
  const windows = houses.map(([x, y, width]) => path`M${x + 18} ${y + 28}h${width - 24}m${24 - width} 38h${width - 24}`)
  canvas.stroke(windows.join(''), 'ink', 20, { dashes: [14, 14] })
  floor(canvas, 242, 'second')
  canvas.fill(polygon([168, 242], [240, 242], [-40, 800], [-420, 800]), 'ink')
  canvas.stroke(
    Array.from({ length: 15 }, (_, i) => path`M${200 + (i - 7) * 30} 242L${200 + (i - 7) * 190} 800`).join(''),
    'third',
    3,
  )
  canvas.stroke('M-400 262h1200M-400 292h1200M-400 338h1200M-400 404h1200M-400 496h1200', 'third', 3)
  canvas.fill(rect(160, 88, 88, 158), 'light').fill(rect(204, 88, 44, 158), 'shade')
  canvas.fill(polygon([148, 92], [204, -12], [260, 92]), 'ink').fill(rect(201, -40, 6, 40), 'light')
  canvas.fill(halfDisc(204, 246, 24, 'up'), 'ink')
  canvas.fill(disc(204, 136, 42), 'ink').fill(disc(204, 136, 34), 'light')
  canvas.stroke('M204 112v24l11 19', 'ink', 6)
  // A bench, a lamp that has gone out, the sweeper.
  canvas
    .stroke('M64 372V150q0 -22 22 -22h14', 'light', 9)
    .fill(halfDisc(104, 142, 20, 'up'), 'light')
    .fill(rect(50, 366, 28, 12), 'light')
  canvas
    .fill(rect(262, 322, 112, 12) + rect(262, 302, 112, 10), 'light')
    .fill(rect(272, 334, 8, 28) + rect(356, 334, 8, 28), 'light')
  person(canvas, 312, 256, 10, 'accent', 'light')
  canvas.stroke('M318 252L338 278M332 276h14', 'light', 4)
}

/** A baker in the light of the oven, in the night. */
function baker(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(polygon([96, 60], [800, -160], [800, 560], [96, 330]), 'shade')
  canvas.fill(rect(from, from, 496, span), 'ink')
  for (let i = -3; i < 9; i++) canvas.stroke(path`M-400 ${i * 60}h492`, 'third', 3)
  canvas.fill('M-120 330V170a88 88 0 0 1 176 0V330z', 'second').fill('M-100 330V172a68 68 0 0 1 136 0V330z', 'accent')
  canvas.fill(halfDisc(-8, 330, 44, 'up') + halfDisc(-70, 330, 34, 'up'), 'ink')
  canvas
    .fill(disc(336, 76, 36), 'ink')
    .fill(disc(336, 76, 27), 'light')
    .stroke('M336 76v3h16M336 58v18', 'ink', 5)
  // The baker: the side to the oven is lit.
  canvas
    .fill('M116 460V300a88 88 0 0 1 88 -74h16a88 88 0 0 1 88 74V460z', 'light')
    .fill('M214 226h6a88 88 0 0 1 88 74V460H214z', 'second')
  canvas.fill(rect(190, 190, 46, 52), '#cf8560')
  canvas
    .fill(roundedRect(160, 96, 108, 126, 50), '#f4c9a8')
    .fill('M214 96h4a50 50 0 0 1 50 50v26a50 50 0 0 1 -50 50h-4z', '#cf8560')
  canvas.stroke('M194 156v8M236 156v8M196 192q16 12 34 0', 'ink', 7, { cap: 'round' })
  canvas
    .fill('M150 128q-30 -76 32 -78q32 -34 64 0q64 2 34 78z', 'light')
    .fill('M214 34q20 0 32 16q64 2 34 78h-66z', 'second')
  canvas.fill(rect(150, 112, 128, 20), 'ink')
  // The peel with three loaves.
  canvas
    .fill(rect(-40, 330, 420, 22), 'third')
    .fill(halfDisc(84, 330, 46, 'up') + halfDisc(186, 330, 46, 'up') + halfDisc(288, 330, 46, 'up'), 'accent')
  canvas.stroke('M64 318l12 -22M90 318l12 -22M166 318l12 -22M192 318l12 -22M268 318l12 -22M294 318l12 -22', 'light', 6)
}

/** Scenes of buildings and rooms, and details of most. */
export const builtScenes = {
  hut: onSquare(hut),
  hutChimney: onSquare(hut, [96, 20, 252]),
  hutDoor: onSquare(hut, [60, 150, 240]),
  finder: onSquare(finder, [-80, 6, 560]),
  stilts: onSquare(stilts),
  stiltsPosts: onSquare(stilts, [120, 178, 226]),
  stiltsTerrace: onSquare(stilts, [130, 40, 270]),
  school: onSquare(school),
  schoolYard: onSquare(school, [30, 150, 250]),
  hall: onSquare(hall),
  hallRoof: onSquare(hall, [80, 24, 240]),
  hallStalls: onSquare(hall, [60, 150, 240]),
  gallery: onSquare(gallery),
  galleryTable: onSquare(gallery, [30, 200, 210]),
  square: onSquare(square),
  baker: onSquare(baker),
}
