import { person } from '../../backdrops.ts'
import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { disc, halfDisc, path, polygon, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'
import { skins } from '../../skins.ts'
import { floor, onSquare, wall } from './square.ts'

const [skin] = skins

/** A coat on a hanger, one pocket bag turned out and patched. */
function coat(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(rect(-400, 6, 1200, 18), 'ink')
  canvas.stroke('M200 92V58q0 -12 12 -16t8 -22', 'light', 8, { cap: 'round' })
  canvas
    .fill('M160 78Q112 88 98 130L46 330l54 20L144 190z', 'second')
    .fill('M240 78Q288 88 302 130L354 330l-54 20L256 190z', 'ink')
    .fill('M200 92L160 78L132 112L104 404H200z', 'second')
    .fill('M200 92L240 78L268 112L296 404H200z', 'second')
    .fill('M200 92L240 78L268 112L296 404H200z', 'ink', { opacity: 0.35 })
  // The collar, and the lining in the neck.
  canvas.fill('M160 78q40 20 80 0L200 178z', 'third')
  canvas
    .fill('M160 78L126 128l28 14l-10 20L200 204V178z', 'light')
    .fill('M240 78l34 50l-28 14l10 20L200 204V178z', 'shade')
  canvas.stroke('M200 200V404', 'ink', 5)
  canvas.fill([0, 1, 2, 3].map((i) => disc(184, 226 + i * 46, 9)).join(''), 'third').fill(disc(184, 318, 9), 'accent')
  canvas.fill(rect(122, 286, 48, 18), 'ink')
  canvas.fill(rect(228, 286, 52, 12), 'ink').fill('M230 298h48l10 58q0 36 -34 36t-34 -36z', 'light')
  canvas.fill(rect(238, 328, 34, 34), 'third').stroke(rect(238, 328, 34, 34), 'ink', 4, { dashes: [7, 6] })
}

/** A jumper with a darned elbow; the needle is still in the wool. */
function darning(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.transformed('translate(18 -2) scale(.91)', () => {
    canvas
      .fill('M132 72L40 132L-8 340l76 22L128 210z', 'second')
      .fill('M268 72L360 132L408 340l-76 22L272 210z', 'second')
    canvas.fill('M-8 340l76 22l-8 30l-76 -22zM408 340l-76 22l8 30l76 -22z', 'light')
    canvas.fill('M132 72q68 40 136 0l18 60v240H114V132z', 'second')
    canvas.fill('M268 72L286 132v240H200V92Q240 90 268 72z', 'ink', { opacity: 0.14 })
    canvas.stroke('M140 70q60 46 120 0', 'light', 26).fill(rect(114, 366, 172, 30), 'light')
    canvas.stroke(
      'M121 366v30M143 366v30M165 366v30M187 366v30M209 366v30M231 366v30M253 366v30M275 366v30',
      'shade',
      5,
    )
    canvas.stroke('M114 168l21.5 26l21.5 -26l21.5 26l21.5 -26l21.5 26l21.5 -26l21.5 26l21.5 -26', 'accent', 13)
    canvas.stroke('M114 206l21.5 26l21.5 -26l21.5 26l21.5 -26l21.5 26l21.5 -26l21.5 26l21.5 -26', 'third', 13)
    // The darn: threads over and under threads.
    canvas.transformed('rotate(-12 322 246)', () => {
      canvas.fill(roundedRect(286, 204, 84, 84, 20), 'ink')
      canvas.stroke('M296 204v84M314 204v84M332 204v84M350 204v84', 'accent', 10)
      canvas.stroke('M280 222h96M280 246h96M280 270h96', 'light', 9, { dashes: [18, 18] })
    })
    canvas.stroke('M276 280Q250 330 300 338T420 250', 'light', 5, { cap: 'round' })
    canvas.stroke('M306 330L420 196', 'ink', 9, { cap: 'round' })
  })
}

/** A frame on a strip of film: a fat rabbit on a hill looks at a butterfly. */
function rabbit(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(disc(470, 60, 70) + disc(-70, 110, 54) + disc(-10, 120, 40), 'light')
  canvas.fill('M-400 300Q40 190 200 250T800 220V600H-400z', 'third')
  canvas.transformed('translate(30 44) scale(.85)', () => {
    for (const turn of [-14, 16])
      canvas.transformed(`rotate(${turn} 200 150)`, () => {
        canvas.fill(roundedRect(174, 6, 52, 120, 26), 'light').fill(roundedRect(188, 22, 24, 90, 12), 'accent')
      })
    canvas.fill(disc(200, 278, 112), 'light').fill(disc(200, 296, 74), 'ink', { opacity: 0.1 })
    canvas.fill(disc(200, 158, 64) + disc(150, 180, 30) + disc(250, 180, 30), 'light')
    canvas.fill(disc(174, 146, 9) + disc(226, 146, 9), 'ink').fill('M186 168h28l-14 14z', 'accent')
    canvas.fill(rect(188, 194, 24, 20), 'shade').stroke('M200 182v32', 'ink', 4)
    canvas.stroke('M118 236q-30 26 -8 58M282 236q30 26 8 58', 'shade', 10, { cap: 'round' })
  })
  canvas.fill('M318 110q-40 -50 -44 -8t44 8q40 -50 44 -8t-44 8l-22 26z', 'accent')
  canvas.fill(rect(-400, 316, 1200, 284), 'ink')
  canvas.fill(Array.from({ length: 22 }, (_, hole) => roundedRect(hole * 48 - 332, 330, 26, 34, 6)).join(''), 'light')
}

/** The frame of a camera: a drawn chair stands in a filmed yard, among crosses of tape. */
function tracking(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(rect(-30, 60, 90, 200) + rect(340, 60, 76, 96), 'ink').fill(rect(350, 70, 56, 76), 'light')
  canvas.fill(rect(374, 70, 8, 76), 'ink').fill(disc(44, 168, 7), 'third')
  floor(canvas, 260, 'second')
  canvas.fill(polygon([150, 344], [300, 344], [404, 380], [236, 384]), 'ink')
  const cross = ([x, y]: readonly [number, number]) => path`M${x - 13} ${y - 13}l26 26m0 -26l-26 26`
  canvas.stroke(
    (
      [
        [100, 100],
        [270, 90],
        [440, 210],
        [30, 310],
        [340, 300],
        [110, 366],
        [430, 350],
        [-60, 350],
        [-70, 110],
      ] as const
    )
      .map(cross)
      .join(''),
    'light',
    8,
  )
  // Half of the chair is painted, half is still lines.
  canvas.fill('M146 82h88v120h24v44H146z', 'third')
  canvas.stroke(
    'M146 350V82h88V350M146 246h112M146 202h112v148M258 202l-24 0M146 122h88M146 162h88M120 246v104M120 246h26',
    'light',
    11,
    {
      join: 'round',
    },
  )
  canvas.stroke('M20 70V24h46M334 24h46v46M380 330v46h-46M66 376H20v-46', 'light', 9)
  canvas.fill(disc(352, 50, 10), 'third')
}

/** Film frames laid out on the floor like cards: in each the blow of a staff has gone on a little. */
function frames(canvas: Canvas): void {
  wall(canvas, 'ink')
  for (let i = 0; i < 15; i++) {
    const [x, y] = [-186 + (i % 5) * 158, -8 + Math.floor(i / 5) * 142]
    canvas.transformed(path`translate(${x} ${y})`, () => {
      canvas.fill(rect(0, 0, 140, 124), i === 7 ? 'accent' : nth(['third', 'second', 'light'] as const, i % 3))
      canvas.fill('M36 124q4 -62 34 -62t34 62z', 'ink').fill(disc(70, 46, 17), skin.lit)
      canvas.fill('M52 50a18 18 0 0 1 36 -8q-14 4 -20 -2q-6 8 -16 10z', i === 7 ? 'third' : 'accent')
      canvas.transformed(`rotate(${i * 13 - 92} 70 84)`, () => canvas.fill(rect(4, 79, 132, 9), 'light'))
    })
  }
}

/** A shepherd girl and her dog on a hill in spring; half of the hill is taken apart into lines. */
function shepherd(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(disc(330, 120, 74), 'light')
  canvas.fill('M-400 260L-140 120L40 250L130 190L300 300H-400z', 'accentShade')
  canvas.fill('M-400 330Q40 230 200 292T800 250V700H-400z', 'second')
  canvas.stroke(
    'M240 304Q500 330 800 288M210 340Q500 370 800 330M180 378Q500 410 800 372M280 300L180 460M350 306L300 460M430 300L430 460M510 290L560 460',
    'light',
    4,
  )
  // The girl in her cloak.
  canvas.stroke('M92 352V112q0 -26 24 -24t16 26', 'ink', 9, { cap: 'round' })
  canvas.fill('M156 130q56 10 62 216H98q6 -206 58 -216z', 'accent').fill('M156 130q56 10 62 216h-50z', 'accentShade')
  canvas
    .fill(disc(158, 132, 46), 'accent')
    .fill(disc(166, 138, 31), skin.lit)
    .fill('M136 130q6 -28 34 -24t28 32q-28 4 -34 -16q-6 14 -28 8z', 'ink')
  canvas.fill(disc(94, 226, 14), skin.lit)
  canvas.fill(rect(128, 340, 22, 30) + rect(166, 340, 22, 30), 'ink')
  // The dog.
  canvas.fill(
    'M256 366v-66q-18 -10 -22 -34l18 10q4 -34 40 -40l-4 -26l26 20q30 6 44 26l24 6q-2 20 -30 24l-10 26v54h-22v-36h-42v36z',
    'light',
  )
  canvas.fill(disc(322, 258, 5) + disc(378, 262, 7), 'ink')
  // Blossom.
  canvas.stroke('M-400 -8Q-60 70 116 22M-60 36Q-20 70 10 96', 'ink', 10, { cap: 'round' })
  canvas.fill(
    disc(-80, 24, 16) + disc(8, 94, 18) + disc(-30, 60, 13) + disc(54, 30, 17) + disc(114, 22, 14) + disc(-130, 40, 18),
    'light',
  )
  canvas.fill(disc(8, 94, 6) + disc(54, 30, 6) + disc(-80, 24, 6) + disc(-130, 40, 6), 'accent')
}

/** A poster under a camera: a hand pushes a disc across the sheet, and its earlier places are still to be seen. */
function posing(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.transformed('rotate(-5 200 220)', () => {
    canvas.fill(rect(34, 92, 300, 400), 'ink').fill(rect(24, 80, 300, 400), 'light')
    canvas.fill(rect(24, 80, 116, 400), 'third')
    canvas.fill(halfDisc(82, 330, 58, 'left') + halfDisc(82, 214, 58, 'right'), 'ink')
    canvas.stroke(disc(140, 200, 62) + disc(168, 212, 62) + disc(196, 224, 62), 'shade', 5)
  })
  canvas.fill(disc(226, 226, 64), 'accent').fill(halfDisc(226, 226, 64, 'right'), 'accentShade')
  canvas.transformed('rotate(32 240 240)', () => {
    canvas.fill(roundedRect(262, 224, 110, 26, 13), skin.lit).fill(roundedRect(300, 206, 94, 76, 30), skin.lit)
    canvas.fill(roundedRect(268, 256, 100, 26, 13), skin.shaded)
    canvas.fill(rect(376, 198, 26, 92), 'light').fill(rect(402, 190, 400, 108), 'third')
  })
  canvas.fill(rect(-400, 18, 1200, 16), 'ink').fill(roundedRect(128, -6, 144, 66, 12), 'ink')
  canvas.fill(polygon([164, 60], [236, 60], [248, 88], [152, 88]), 'shade').fill(rect(146, 88, 108, 12), 'ink')
  canvas.fill(disc(154, 20, 9), 'accent')
}

/** A walker with headphones strides over the lines of a stave, before a record; the steps behind are notes. */
function walker(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.rings([200, 200], { from: 104, to: 188, count: 5 }, 'light', 4)
  canvas.stroke([0, 1, 2, 3, 4].map((i) => path`M-400 ${300 + i * 28}L800 ${180 + i * 28}`).join(''), 'ink', 5)
  const note = (x: number, y: number) => disc(x, y, 19) + rect(x + 11, y - 92, 8, 92)
  canvas.fill(note(-120, 310) + note(-46, 330) + note(28, 294), 'second').fill(rect(-109, 218, 82, 18), 'second')
  canvas.fill(note(392, 250) + note(470, 268), 'second')
  canvas.stroke('M206 220L150 290L104 352', 'ink', 40, { cap: 'round', join: 'round' })
  canvas.stroke('M206 220L268 274L292 334', 'second', 40, { cap: 'round', join: 'round' })
  canvas.fill('M92 330l34 34l-40 34q-16 4 -20 -14z', 'light').fill('M268 336h46q34 4 36 32h-82z', 'light')
  canvas.fill('M162 122q40 -32 80 0l8 110H152z', 'accent').fill('M206 108q22 2 36 14l8 110H206z', 'accentShade')
  canvas.stroke('M170 136L124 178L146 222', 'accent', 28, { cap: 'round', join: 'round' })
  canvas.stroke('M238 136L272 186L318 172', 'accent', 28, { cap: 'round', join: 'round' })
  canvas.fill(disc(146, 226, 16) + disc(324, 170, 16), skin.lit)
  canvas.fill(disc(210, 66, 42), skin.lit).fill('M168 66a42 42 0 0 1 80 -18q-30 12 -44 8l-8 22l-26 4z', 'ink')
  canvas.stroke('M176 36q26 -30 60 -8', 'second', 9).fill(roundedRect(178, 52, 26, 42, 11), 'second')
}

/** A wall to practise on: a drill makes a hole beside the others. Tagged tools hang above; one is out on loan. */
function drilling(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.stroke([0, 1, 2, 3, 4, 5].map((i) => path`M-400 ${130 + i * 56}H800`).join(''), 'accentShade', 7)
  for (const [y, x] of [
    [130, 0],
    [186, 70],
    [242, 0],
    [298, 70],
    [354, 0],
    [410, 70],
  ] as const)
    canvas.stroke(path`M${x - 400} ${y + 28}H800`, 'accentShade', 56, { dashes: [7, 133] })
  canvas.fill(
    disc(30, 190, 12) + disc(96, 240, 12) + disc(36, 290, 12) + disc(-60, 240, 12) + disc(112, 346, 12),
    'ink',
  )
  canvas.fill(rect(-400, -400, 1200, 516), 'second').fill(rect(-400, 108, 1200, 16), 'ink')
  // A saw, a hammer, the outline of pliers, a level.
  canvas.fill(polygon([-96, 30], [24, 54], [24, 76], [-96, 62]), 'light').fill(roundedRect(18, 36, 46, 54, 14), 'third')
  canvas.fill(rect(120, 34, 16, 64), 'third').fill(roundedRect(94, 18, 74, 30, 6), 'ink')
  canvas.stroke('M214 18q14 22 0 40l-12 42M238 18q-14 22 0 40l12 42', 'light', 6, { dashes: [10, 8] })
  canvas.fill(roundedRect(290, 42, 170, 34, 6), 'third').fill(roundedRect(352, 50, 46, 18, 9), 'light')
  canvas.fill('M24 90v22l14 0zM128 98l12 14h-24z', 'light')
  // The drill.
  canvas.fill(rect(96, 234, 96, 12), 'light').fill(polygon([184, 220], [220, 208], [220, 272], [184, 260]), 'shade')
  canvas
    .fill(roundedRect(216, 186, 176, 104, 30), 'third')
    .fill(rect(318, 186, 16, 104) + rect(346, 186, 16, 104), 'ink')
  canvas.fill('M262 280h82l22 130h-82z', 'ink').fill(rect(252, 292, 22, 34), 'light')
  canvas.stroke('M326 400Q340 470 460 452T640 480', 'ink', 14)
  canvas.fill(disc(78, 226, 9) + disc(64, 262, 7) + disc(98, 284, 8) + disc(50, 238, 5), 'light')
}

/** A street with limes again: a neighbour plants the last one. */
function limes(canvas: Canvas): void {
  wall(canvas, 'muted')
  const house = (x: number, y: number, width: number, slot: Slot, glass: Slot) => {
    canvas.fill(rect(x, y, width, 400), slot)
    for (let row = 0; row < 3; row++)
      canvas.stroke(path`M${x + 22} ${y + 52 + row * 66}h${width - 34}`, glass, 38, { dashes: [26, 22] })
  }
  house(-200, 96, 162, 'second', 'light')
  house(-38, 36, 160, 'light', 'second')
  house(122, 112, 160, 'second', 'third')
  house(282, 16, 162, 'light', 'second')
  house(444, 84, 162, 'second', 'light')
  floor(canvas, 324, 'shade')
  floor(canvas, 356, 'ink')
  canvas.stroke('M-400 384H800', 'light', 6, { dashes: [44, 32] })
  for (const x of [-130, 56, 470]) {
    canvas
      .fill(rect(x - 9, 190, 18, 150), 'ink')
      .fill(disc(x, 176, 78), 'accent')
      .fill(halfDisc(x, 176, 78, 'right'), 'accentShade')
    canvas.stroke(path`M${x} 262v-84M${x} 226l28 -28`, 'ink', 8)
    canvas.fill(rect(x - 34, 332, 68, 16), 'ink')
  }
  canvas.fill(rect(290, 332, 88, 16), 'ink').stroke('M318 340V180', 'third', 8)
  canvas
    .fill(rect(336, 170, 9, 170), 'ink')
    .fill(disc(340, 160, 38), 'accent')
    .fill(halfDisc(340, 160, 38, 'right'), 'accentShade')
  canvas.stroke('M316 232h26', 'light', 7)
  // The neighbour and the spade.
  canvas
    .fill('M172 346q-6 -116 42 -116t40 116z', 'third')
    .fill(disc(216, 202, 26), skin.lit)
    .fill(halfDisc(216, 196, 28, 'up'), 'ink')
  canvas.stroke('M222 258L274 284', 'third', 22, { cap: 'round' }).stroke('M262 220L292 330', 'ink', 9)
  canvas
    .fill(disc(278, 284, 13), skin.lit)
    .fill('M278 318l28 -8l6 26q-10 14 -22 6z', 'light')
    .fill(rect(246, 214, 34, 10), 'ink')
}

/** A lake after the season: pedal boats lie upside down on the beach, and coots walk between them. */
function beach(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(disc(270, 128, 76), 'accent')
  canvas.fill('M-400 130Q-120 40 80 120T420 100T800 90V300H-400z', 'shade')
  canvas.fill(rect(-400, 138, 1200, 300), 'second')
  canvas.stroke('M206 158h130M222 176h96M240 194h56M-60 166h90M440 176h100', 'light', 6)
  canvas.fill('M-400 244Q0 200 240 226T800 206V700H-400z', 'third')
  canvas.stroke('M-400 262Q0 218 240 244T800 224', 'light', 6)
  for (const [x, y, slot] of [
    [-204, 206, 'light'],
    [96, 246, 'accent'],
    [360, 196, 'light'],
  ] as const)
    canvas.transformed(path`translate(${x} ${y})`, () => {
      canvas
        .fill(roundedRect(20, 0, 206, 44, 22), 'ink')
        .stroke('M112 -20v70M72 22h80M84 -6l56 56M140 -6l-56 56', 'shade', 15)
      canvas.fill('M0 44h168q34 0 48 -22q4 52 -48 52H0q-26 0 -26 -15t26 -15z', slot)
      canvas
        .fill('M-26 59H206q-10 15 -38 15H0q-26 0 -26 -15z', 'ink', { opacity: 0.3 })
        .fill(rect(-10, 74, 190, 22), 'ink')
    })
  const coot = (x: number, y: number) => {
    canvas.fill(path`M${x - 48} ${y - 26}q14 -16 50 -14q0 -32 24 -32q24 0 22 26q0 46 -48 46q-42 0 -48 -26z`, 'ink')
    canvas.fill(path`M${x + 34} ${y - 66}q12 0 12 14l24 10l-24 4z`, 'light').fill(disc(x + 24, y - 52, 5), 'accent')
  }
  coot(122, 216)
  coot(330, 366)
  canvas.stroke('M316 364v18h16M338 364v18h16', 'ink', 5)
  canvas.stroke('M32 250V-60M32 150L-40 64M32 110L92 30M32 60L-4 0M-10 100L-52 110M62 70L104 66', 'line', 12, {
    cap: 'round',
  })
}

/** Kayaks on a river, from above, and the orange that measures the current. */
function kayak(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas
    .fill('M-400 700V210Q-170 200 -120 280T10 380T110 700z', 'third')
    .fill('M800 -400H420Q430 -20 500 20T600 180L800 230z', 'third')
  canvas.fill('M-400 700V240Q-190 230 -146 300T-20 400T76 700zM800 -400H450Q456 -30 520 0T630 150L800 200z', 'ink')
  canvas.stroke(
    'M150 60q26 -16 52 0t52 0M70 340q26 -16 52 0t52 0M400 250q26 -16 52 0t52 0M-100 170q20 -12 40 0t40 0',
    'light',
    7,
    { cap: 'round' },
  )
  const boat = (hull: Slot, dark: Slot, coatOf: Slot) => {
    canvas.fill('M-190 0Q-90 -54 0 -54T190 0Q90 54 0 54T-190 0z', hull).fill('M-190 0H190Q90 54 0 54T-190 0z', dark)
    canvas.fill('M-62 0a62 34 0 1 1 124 0a62 34 0 1 1 -124 0z', 'ink')
    canvas.transformed('rotate(24)', () => {
      canvas
        .fill(rect(12, -150, 10, 300), 'ink')
        .fill(roundedRect(0, -182, 34, 70, 14) + roundedRect(0, 112, 34, 70, 14), 'light')
    })
    canvas.stroke('M-10 -30L34 -54M-10 30L-6 58', coatOf, 20, { cap: 'round' })
    canvas
      .fill('M-40 0a30 44 0 1 1 60 0a30 44 0 1 1 -60 0z', coatOf)
      .fill(disc(-6, 0, 24), 'ink')
      .fill(halfDisc(-2, 0, 17, 'right'), 'light')
  }
  canvas.transformed('translate(256 192) rotate(-32)', () => boat('accent', 'accentShade', 'third'))
  canvas.transformed('translate(18 74) rotate(-40) scale(.5)', () => boat('light', 'shade', 'accent'))
  canvas.fill(disc(352, 326, 21), 'third').fill('M352 306q4 -18 26 -16q0 18 -26 16z', 'light')
}

/** The sleeping carriage of a night train: a berth behind each window. */
function sleeping(canvas: Canvas): void {
  wall(canvas, 'ground')
  canvas.fill(disc(330, 58, 36), 'third').fill(disc(346, 50, 32), 'ground')
  canvas.stroke('M-160 40h600M-120 84h500', 'light', 5, { cap: 'round', dashes: [0, 94] })
  canvas.fill('M-400 190Q-100 80 60 150T420 130T800 150V420H-400z', 'muted')
  canvas.fill(rect(-400, 376, 1200, 300), 'ink').stroke('M-400 376H800', 'shade', 8)
  canvas.stroke('M-400 390H800', 'shade', 14, { dashes: [26, 30] })
  canvas.fill('M-400 112H452q66 6 90 96l8 62v52H-400z', 'second').fill('M-400 112H452q30 2 50 22H-400z', 'light')
  canvas
    .fill(rect(-400, 282, 950, 18), 'accent')
    .fill('M470 160h26q20 20 26 58h-52z', 'third')
    .fill(disc(534, 260, 11), 'third')
  for (const x of [-176, -16, 144, 304]) {
    const isAwake = x === 304
    canvas.fill(roundedRect(x, 152, 132, 112, 14), isAwake ? 'third' : 'ink')
    canvas.fill(rect(x + 10, 236, 112, 18), 'light')
    if (isAwake) {
      canvas
        .fill(path`M${x + 22} 254q0 -52 34 -52t34 52z`, 'accent')
        .fill(disc(x + 56, 190, 20), skin.lit)
        .fill(halfDisc(x + 56, 186, 21, 'up'), 'ink')
    } else {
      canvas.fill(disc(x + 32, 220, 18), skin.lit).fill(path`M${x + 15} 214a18 18 0 0 1 34 0z`, 'shade')
      canvas.fill(path`M${x + 48} 240q4 -38 40 -36t34 36z`, 'accent')
    }
  }
  for (const x of [-140, -60, 100, 180, 340, 420]) canvas.fill(disc(x, 344, 30), 'shade').fill(disc(x, 344, 12), 'ink')
  canvas.fill(rect(-400, 310, 950, 18), 'ink')
}

/** A telephone receiver over rows of users: most answered. */
function callers(canvas: Canvas): void {
  wall(canvas, 'third')
  for (let row = 0; row < 7; row++) {
    const y = 24 + row * 62
    canvas.stroke(path`M-172 ${y}h760`, row < 4 ? 'second' : 'light', 24, { cap: 'round', dashes: [0, 54] })
    canvas.stroke(path`M-190 ${y + 27}h780`, row < 4 ? 'second' : 'light', 20, { dashes: [36, 18] })
  }
  canvas.stroke('M312 262q40 40 4 62t4 46t50 24t20 60t60 40', 'ink', 12)
  canvas.transformed('rotate(-24 200 190)', () => {
    canvas.fill(roundedRect(34, 130, 332, 66, 33), 'accent').fill(rect(200, 130, 133, 66), 'accentShade')
    canvas.fill(roundedRect(24, 130, 104, 116, 30), 'accent').fill(roundedRect(272, 130, 104, 116, 30), 'accentShade')
    canvas.fill(roundedRect(34, 236, 84, 22, 11) + roundedRect(282, 236, 84, 22, 11), 'ink')
  })
}

/** A telephone photographs a receipt: the receipt is in its screen once more. */
function receipt(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.transformed('rotate(8 130 200)', () => {
    canvas.fill('M32 -70H232V330l-20 -16l-20 16l-20 -16l-20 16l-20 -16l-20 16l-20 -16l-20 16l-20 -16l-20 16z', 'light')
    canvas
      .stroke('M56 -20h152M56 16h96M56 52h128M56 88h84M56 196h110M56 232h84', 'shade', 12)
      .stroke('M56 276h152', 'ink', 16)
  })
  canvas.transformed('rotate(-10 260 230)', () => {
    canvas.fill(roundedRect(320, 196, 90, 300, 44), skin.shaded)
    canvas.fill(roundedRect(156, 74, 196, 360, 26), 'ink').fill(rect(170, 108, 168, 262), 'second')
    canvas.fill('M204 130h100v196l-20 -14l-20 14l-20 -14l-20 14l-20 -14z', 'light')
    canvas.stroke('M218 156h72M218 178h46M218 200h58', 'shade', 8).stroke('M218 272h72', 'accent', 13)
    canvas.stroke('M184 148v-26h26M298 122h26v26M324 328v26h-26M210 354h-26v-26', 'third', 8)
    canvas
      .fill(disc(254, 402, 19), 'light')
      .fill(disc(254, 402, 12), 'accent')
      .fill(roundedRect(226, 86, 56, 8, 4), 'shade')
    for (const y of [184, 232, 280, 328]) canvas.fill(roundedRect(118, y, 66, 36, 18), skin.lit)
    canvas.fill('M352 300q-44 40 -70 92q-8 22 12 30q18 6 30 -14q20 -34 44 -50z', skin.lit)
  })
}

/** A school kitchen: the cook ladles from a big pot, and pupils queue with plates. */
function canteen(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(rect(-400, -400, 1200, 446), 'ink').stroke('M-90 46V92M470 46V100', 'ink', 9)
  canvas.fill(halfDisc(-90, 92, 34, 'down') + halfDisc(470, 100, 34, 'down'), 'second')
  // The cook.
  canvas
    .fill('M96 300q-6 -130 66 -130t66 130z', 'light')
    .fill(disc(162, 128, 36), skin.lit)
    .fill('M124 104q-34 -36 8 -50q12 -30 40 -16q34 -6 32 30q18 18 -6 36z', 'light')
  canvas.fill('M126 100h72v12h-72z', 'accent').stroke('M216 200L276 196', 'light', 30, { cap: 'round' })
  canvas.stroke('M290 116V250', 'shade', 10, { cap: 'round' }).fill(disc(288, 194, 18), skin.lit)
  // The pots.
  const pot = (x: number, slot: Slot, dark: Slot) => {
    canvas
      .fill(rect(x, 216, 170, 130), slot)
      .fill(rect(x + 96, 216, 74, 130), dark)
      .fill(rect(x - 14, 206, 198, 18), 'ink')
    canvas.stroke(path`M${x} 256h-26v34h26M${x + 170} 256h26v34h-26`, 'ink', 10)
  }
  pot(-80, 'second', 'ink')
  pot(226, 'accent', 'accentShade')
  canvas.stroke(
    'M256 190q-20 -20 0 -40t0 -40M340 190q-20 -20 0 -40t0 -40M-20 190q-20 -20 0 -40t0 -40M44 190q-20 -20 0 -40',
    'light',
    9,
    { cap: 'round' },
  )
  floor(canvas, 322, 'second')
  canvas.fill(rect(-400, 310, 1200, 16), 'shade')
  for (const [x, coatOf, hair] of [
    [-130, 'accent', 'ink'],
    [-8, 'light', 'ink'],
    [114, 'third', 'ink'],
    [236, 'accent', 'ink'],
    [358, 'light', 'ink'],
    [480, 'third', 'ink'],
  ] as const) {
    person(canvas, x, 404, 40, coatOf, hair)
    canvas.ellipse([x + 62, 372], [34, 9], 'light').ellipse([x + 62, 368], [18, 7], 'third')
  }
}

/** A walker with a rucksack on the path through three villages. */
function walking(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(disc(96, 60, 54), 'accent')
  canvas.fill('M-400 110Q-100 10 90 92T430 60T800 90V400H-400z', 'shade')
  canvas.fill('M-400 180Q0 90 200 150T800 130V500H-400z', 'third')
  canvas.fill('M-400 300Q80 190 280 236T800 200V700H-400z', 'second')
  canvas.stroke('M306 96Q200 124 250 148T340 190T180 236T130 300T300 480', 'light', 15)
  const village = (x: number, y: number, scale: number, roof: Slot) =>
    canvas.transformed(path`translate(${x} ${y}) scale(${scale})`, () => {
      canvas.fill(rect(0, 0, 44, 40) + rect(54, -14, 40, 54) + rect(104, 4, 44, 36), 'light')
      canvas
        .fill('M-8 0L22 -34L52 0zM46 -14L74 -50L102 -14zM96 4L126 -28L156 4z', roof)
        .fill(rect(16, 16, 12, 24) + rect(68, 8, 12, 14) + rect(120, 18, 12, 22), 'ink')
    })
  village(322, 70, 0.6, 'ink')
  village(16, 134, 1, 'accent')
  village(318, 226, 1.3, 'accent')
  canvas.stroke('M168 330L128 388M176 330L208 392', 'ink', 26, { cap: 'round' })
  canvas.stroke('M262 250L240 400', 'ink', 8, { cap: 'round' })
  canvas.fill('M140 344q-10 -138 44 -138t38 138z', 'accent').fill(disc(190, 180, 28), skin.lit)
  canvas.fill('M158 176q4 -34 34 -34t32 26l20 6l-20 8z', 'third')
  canvas
    .fill(roundedRect(98, 204, 72, 108, 24), 'ink')
    .fill(roundedRect(92, 190, 80, 28, 14), 'light')
    .stroke('M198 240L254 276', 'accentShade', 22, { cap: 'round' })
  canvas.fill(disc(256, 278, 13), skin.lit)
}

/** Tomatoes in buckets on a balcony, and the kitchen scale. */
function balcony(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(disc(388, 34, 60), 'accent')
  const plant = (x: number, top: number) => {
    canvas.stroke(path`M${x} 296V${top}`, 'ink', 7)
    const side = (y: number, to: number) => path`M${x} ${y}q${to * 16} -44 ${to * 66} -34q-12 44 ${to * -66} 34z`
    canvas.fill(
      side(top + 30, -1) + side(top + 60, 1) + side(top + 116, -1) + side(top + 150, 1) + side(top + 8, 1),
      'ink',
    )
    canvas.fill(
      disc(x - 30, top + 78, 20) +
        disc(x + 32, top + 108, 22) +
        disc(x - 26, top + 166, 23) +
        disc(x + 24, top + 38, 14),
      'accent',
    )
    canvas.fill(disc(x - 36, top + 72, 5) + disc(x + 25, top + 101, 5) + disc(x - 33, top + 159, 5), 'light')
    canvas
      .fill(path`M${x - 44} 268h88l-12 84h-64z`, 'light')
      .fill(path`M${x + 8} 268h36l-12 84h-24z`, 'shade')
      .fill(rect(x - 48, 260, 96, 14), 'ink')
  }
  for (const [x, top] of [
    [-64, 60],
    [66, 30],
    [196, 76],
    [466, 56],
  ] as const)
    plant(x, top)
  // The scale.
  canvas.fill(polygon([290, 282], [370, 282], [390, 352], [270, 352]), 'second').fill(disc(330, 318, 24), 'light')
  canvas
    .stroke('M330 318l10 -16', 'accent', 6)
    .fill('M272 250h116q-8 22 -40 22h-36q-32 0 -40 -22z', 'ink')
    .fill(rect(322, 268, 16, 18), 'ink')
  canvas.fill(disc(306, 234, 22) + disc(350, 230, 25), 'accent')
  floor(canvas, 352, 'second')
  canvas
    .stroke('M-400 346H800', 'ink', 12)
    .stroke('M-400 386H800', 'ink', 60, { dashes: [9, 25] })
    .fill(rect(-400, 410, 1200, 14), 'ink')
}

/** An open bread bin with four phones in it; the bread lies outside. */
function breadBin(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill('M60 216Q60 40 190 40H290Q350 40 350 100V216z', 'ink')
  canvas.fill('M44 172Q44 12 180 12H310Q372 12 372 72L330 60Q300 52 200 56Q84 62 84 172z', 'light')
  for (const [x, y, turn, slot] of [
    [92, 96, -9, 'accent'],
    [158, 84, 4, 'light'],
    [220, 92, -3, 'second'],
    [278, 100, 9, 'light'],
  ] as const)
    canvas.transformed(`rotate(${turn} ${x + 28} 200)`, () => {
      canvas
        .fill(roundedRect(x - 5, y - 5, 66, 150, 13), 'shade')
        .fill(roundedRect(x, y, 56, 140, 10), 'ink')
        .fill(rect(x + 6, y + 14, 44, 90), slot)
    })
  canvas
    .fill(rect(44, 196, 322, 130), 'accent')
    .fill(rect(236, 196, 130, 130), 'accentShade')
    .fill(rect(36, 190, 338, 16), 'ink')
  canvas.fill(roundedRect(160, 234, 90, 22, 11), 'light')
  floor(canvas, 322, 'light')
  canvas.fill(rect(-400, 358, 1200, 400), 'ink')
  canvas
    .fill('M202 342q-22 -74 52 -74h116q70 0 48 74z', 'second')
    .stroke('M258 284l18 34M300 278l18 38M342 280l18 36', 'ink', 9, { cap: 'round' })
}

/** A joiner at work before a week of which the fifth day is free. */
function fourDays(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas
    .fill(rect(4, 26, 240, 140), 'ink')
    .fill(rect(-8, 14, 240, 140), 'light')
    .fill(rect(-8, 14, 240, 34), 'accent')
  for (const x of [4, 48, 92, 136])
    canvas.fill(rect(x, 60, 38, 80), 'ink').stroke(path`M${x + 8} 100l8 12l14 -22`, 'light', 6)
  canvas
    .fill(rect(180, 60, 40, 80), 'third')
    .fill(halfDisc(200, 114, 15, 'up'), 'accent')
    .stroke('M184 120h32', 'ink', 6)
  // A window frame, the joiner, the plane and its shavings.
  canvas
    .fill(rect(382, 60, 160, 240), 'third')
    .fill(rect(400, 78, 54, 92) + rect(470, 78, 54, 92) + rect(400, 188, 54, 112) + rect(470, 188, 54, 112), 'ink')
  canvas.fill('M222 330q-10 -150 70 -150t66 150z', 'accent').fill('M292 180q76 0 66 150h-60z', 'accentShade')
  canvas
    .fill(disc(276, 140, 38), skin.lit)
    .fill('M238 138q-2 -44 40 -44t38 50l-30 -14z', 'ink')
    .fill('M264 86l52 18', 'ink')
    .fill(rect(300, 130, 34, 9), 'third')
  canvas
    .stroke('M262 218L206 268L150 276', 'accent', 32, { join: 'round', cap: 'round' })
    .fill(disc(146, 274, 19), skin.lit)
  canvas
    .fill(polygon([40, 300], [190, 300], [190, 276], [126, 268], [106, 284], [40, 276]), 'third')
    .fill(rect(92, 250, 12, 40), 'light')
  canvas.stroke('M60 268q-34 -34 0 -44t12 34M20 296q-50 4 -40 -34t34 4', 'light', 9, { cap: 'round' })
  canvas.fill(rect(-160, 300, 580, 26), 'light').fill(rect(-160, 326, 580, 14), 'shade')
  canvas.fill(rect(16, 340, 30, 200) + rect(320, 340, 30, 200), 'third').fill(rect(-400, 392, 1200, 300), 'ink')
}

/** A house cut open: an office above the oven of a bakery. */
function upstairs(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(rect(-400, 196, 1200, 500), 'accent').fill(rect(-400, 186, 1200, 20), 'ink')
  // The office.
  canvas.fill(rect(-110, 16, 100, 96) + rect(420, 16, 100, 96), 'light').stroke('M-60 16v96M470 16v96', 'ink', 7)
  person(canvas, 142, 116, 46, 'accent', 'ink')
  canvas.fill(disc(146, 62, 20), skin.lit)
  canvas.fill(rect(64, 144, 276, 12), 'ink').fill(rect(84, 156, 12, 34) + rect(308, 156, 12, 34), 'ink')
  canvas
    .fill(polygon([196, 144], [222, 78], [322, 78], [300, 144]), 'ink')
    .fill(polygon([212, 134], [232, 88], [308, 88], [292, 134]), 'light')
  canvas
    .stroke('M236 100h40M232 112h26M228 123h48', 'accent', 5)
    .stroke('M168 122L214 136', 'accent', 22, { cap: 'round' })
  // The warmth that rises, the oven, the baker and the loaves.
  canvas.stroke('M232 248q-16 -16 0 -32t0 -32M272 248q-16 -16 0 -32t0 -32M312 248q-16 -16 0 -32t0 -32', 'light', 8, {
    cap: 'round',
  })
  canvas
    .fill('M176 376V300q0 -46 46 -46h106q46 0 46 46v76z', 'ink')
    .fill('M208 352v-22q0 -44 66 -44t66 44v22z', 'second')
    .fill(halfDisc(250, 352, 25, 'up') + halfDisc(304, 352, 25, 'up'), 'light')
  canvas.fill(rect(196, 350, 158, 10), 'shade')
  person(canvas, 92, 326, 44, 'light', 'light')
  canvas.fill(disc(92, 268, 24), skin.lit)
  canvas.fill('M66 254q-20 -34 8 -40q18 -20 36 0q28 4 12 40z', 'light').fill(rect(68, 246, 48, 9), 'ink')
  canvas.stroke('M118 320L196 346', 'light', 20, { cap: 'round' })
  for (const y of [258, 316])
    canvas
      .fill([-120, -62, 414, 472, 530].map((x) => halfDisc(x, y, 24, 'up')).join(''), 'second')
      .fill(rect(-180, y, 150, 9) + rect(386, y, 300, 9), 'ink')
  canvas.fill(rect(-400, 374, 1200, 300), 'ink')
}

/** A loaf cut into four parts, and the part of the price below each. */
function shared(canvas: Canvas): void {
  wall(canvas, 'third')
  let x = 2
  for (const [width, count] of [
    [126, 6],
    [98, 5],
    [84, 4],
    [70, 3],
  ] as const) {
    const [left, middle] = [x, x + width / 2]
    canvas.fill(path`M${left} 200V118q0 -62 40 -62h${width - 80}q40 0 40 62v82z`, 'second')
    canvas
      .fill(path`M${left + width - 34} 57q34 4 34 61v82h-22v-82q0 -50 -12 -61z`, 'light')
      .stroke(path`M${left + 30} 96l22 40`, 'accentShade', 10, { cap: 'round' })
    canvas.stroke(path`M${middle - 30} ${366 - count * 9}h60`, 'light', count * 18)
    canvas.stroke(
      Array.from({ length: count }, (_, i) => path`M${middle - 30} ${357 - i * 18}h60`).join(''),
      'accent',
      11,
    )
    x += width + 6
  }
  canvas.fill(rect(-60, 200, 520, 26), 'ink')
  floor(canvas, 366, 'ink')
  canvas
    .fill(polygon([424, 30], [456, 20], [468, 200], [440, 200]), 'light')
    .fill(roundedRect(424, -100, 32, 130, 12), 'accent')
}

/** Cloth on the cutter's table: the parts of a shirt under paper, and the scissors. */
function cutting(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.transformed('rotate(-6 200 200)', () => {
    canvas.fill(rect(-500, 20, 1300, 356), 'ink').stroke('M-500 34H800M-500 362H800', 'light', 5)
    // A front, a back, a sleeve and a collar.
    canvas
      .fill('M-4 66h64q4 44 44 50v52q-22 30 -16 66v106H-4z', 'light')
      .fill('M132 90q34 -30 76 -8v0q12 24 24 0q42 -22 76 8v60q-20 20 -18 50v46H150v-46q2 -30 -18 -50z', 'light')
    canvas
      .fill('M-180 340l24 -150q40 -70 92 0l24 150z', 'light')
      .fill('M344 76q80 -26 160 0l-14 46q-66 -18 -132 0z', 'light')
    canvas.stroke('M8 78v250M144 100v48M276 148v90M-150 200l-20 130M356 84q70 -20 136 0', 'shade', 5, {
      dashes: [12, 9],
    })
    canvas.fill([110, 160, 210, 260, 310].map((y) => disc(20, y, 6)).join(''), 'ink')
    canvas.stroke('M118 288H340V150H520', 'light', 5, { dashes: [16, 11] })
    canvas.fill('M120 284L296 306l-6 22z', 'light').fill('M120 292L290 270l10 24z', 'shade')
    canvas.stroke('M296 312L352 262M292 284L352 338', 'shade', 22).fill(disc(294, 298, 13), 'light')
    canvas.stroke(
      'M350 262a34 26 -36 1 1 60 -34a34 26 -36 1 1 -60 34zM350 338a34 26 36 1 0 60 34a34 26 36 1 0 -60 -34z',
      'accent',
      18,
    )
  })
}

/** A telephone with buttons says when the bus comes, which is on its way. */
function message(canvas: Canvas): void {
  wall(canvas, 'third')
  floor(canvas, 306, 'ink')
  canvas.stroke('M-400 358H800', 'light', 8, { dashes: [48, 36] })
  canvas
    .fill(roundedRect(-196, 122, 350, 170, 22), 'second')
    .fill(rect(-176, 148, 330, 66), 'light')
    .fill(rect(-196, 234, 350, 14), 'light')
  canvas.fill(rect(-94, 148, 12, 66) + rect(2, 148, 12, 66) + rect(94, 148, 12, 66), 'second')
  for (const x of [-126, 66]) canvas.fill(disc(x, 292, 34), 'ink').fill(disc(x, 292, 14), 'light')
  person(canvas, 50, 214, 24, 'ink', 'ink')
  person(canvas, -44, 214, 24, 'accent', 'ink')
  canvas.transformed('rotate(9 280 230)', () => {
    canvas.fill(roundedRect(200, 44, 172, 384, 34), 'ink').fill(roundedRect(190, 36, 172, 384, 34), 'accent')
    canvas.fill(rect(212, 74, 128, 112), 'ink').fill(rect(220, 82, 112, 96), 'light')
    canvas
      .fill(roundedRect(232, 96, 70, 40, 8), 'second')
      .fill(rect(240, 104, 54, 13), 'light')
      .fill(disc(248, 138, 9) + disc(286, 138, 9), 'ink')
    canvas.stroke('M232 162h86', 'shade', 9)
    for (const y of [222, 266, 310, 354])
      canvas.stroke(path`M222 ${y}h114`, 'light', 28, { cap: 'round', dashes: [0, 54] })
  })
}

/** Scenes that tell what an article is about. */
export const articleScenes = {
  coat: onSquare(coat),
  darning: onSquare(darning),
  rabbit: onSquare(rabbit),
  tracking: onSquare(tracking),
  frames: onSquare(frames),
  shepherd: onSquare(shepherd),
  posing: onSquare(posing),
  walker: onSquare(walker),
  drilling: onSquare(drilling),
  limes: onSquare(limes),
  beach: onSquare(beach),
  kayak: onSquare(kayak),
  sleeping: onSquare(sleeping),
  callers: onSquare(callers),
  receipt: onSquare(receipt),
  canteen: onSquare(canteen),
  walking: onSquare(walking),
  balcony: onSquare(balcony),
  breadBin: onSquare(breadBin),
  fourDays: onSquare(fourDays),
  upstairs: onSquare(upstairs),
  shared: onSquare(shared),
  cutting: onSquare(cutting),
  message: onSquare(message),
}
