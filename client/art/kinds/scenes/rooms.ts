import type { Canvas } from '../../Canvas.ts'
import type { Slot } from '../../colours.ts'
import { disc, halfDisc, leaf, path, polygon, quarterDisc, rect, roundedRect } from '../../paths.ts'
import { nth } from '../../random.ts'
import { skins } from '../../skins.ts'
import { floor, from, lines, onSquare, span, wall } from './square.ts'

const [skin] = skins

/** The plan of a flat under a measuring tape, beside an empty notebook. */
function measure(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(rect(34, -90, 332, 340), 'ink').fill(rect(24, -100, 332, 340), 'light')
  canvas.stroke('M60 -60H320V206H60zM60 70H176M230 70H320M196 70V-60M196 130V206', 'ink', 12)
  canvas
    .fill(quarterDisc(176, 70, 54, 'topLeft'), 'muted')
    .fill(rect(84, -36, 70, 44) + rect(232, 104, 66, 66), 'second')
  canvas.fill(disc(120, 140, 26), 'accent')
  // The tape.
  canvas.fill(rect(92, 262, 700, 42), 'light')
  let ticks = ''
  for (let i = 0; i < 24; i++) ticks += rect(150 + i * 16, 262, 3, i % 5 ? 14 : 26)
  canvas.fill(ticks, 'ink')
  canvas
    .fill(roundedRect(-10, 208, 136, 136, 40), 'accent')
    .fill(disc(58, 276, 42), 'ink')
    .fill(halfDisc(58, 276, 26, 'up'), 'third')
  // The notebook and its pencil.
  canvas.fill(rect(196, 336, 240, 200), 'second').fill(rect(212, 336, 240, 200), 'light')
  canvas.fill(lines(204, 350, 22, 8, [16, 16, 16, 16]), 'ink')
  canvas.transformed('rotate(-18 300 400)', () =>
    canvas.fill(rect(250, 386, 150, 16), 'accent').fill(polygon([250, 386], [250, 402], [224, 394]), 'ink'),
  )
}

/** The counter of a bakery, with bread on a shelf at the height of the eyes. */
function counter(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(rect(30, 40, 340, 170), 'light')
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = [74 + i * 84, 112 + row * 84]
      if ((i + row) % 3 === 2) canvas.fill(roundedRect(x - 14, y - 60, 28, 60, 14), 'accent')
      else {
        canvas.fill(halfDisc(x, y, 34, 'up'), 'accent')
        canvas.stroke(path`M${x - 16} ${y - 14}l8 -10M${x} ${y - 16}l8 -10`, 'light', 5)
      }
    }
    canvas.fill(rect(30, 112 + row * 84, 340, 12), 'ink')
  }
  canvas.fill(rect(from, 236, span, 22), 'ink').fill(rect(from, 258, span, 92), 'second')
  canvas.fill([0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(-160 + i * 96, 258, 5, 92)).join(''), 'ink')
  canvas.fill(rect(262, 196, 74, 40), 'ink').fill(polygon([248, 196], [350, 196], [336, 176], [262, 176]), 'muted')
  floor(canvas, 350, 'muted')
  canvas.stroke('M-200 378H600M-60 350v28M60 350v28M180 350v28M300 350v28M420 350v28', 'shade', 4)
}

/** Chairs to try: an armchair, two chairs on pegs above it, and tea on a stool. */
function seats(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(rect(from, -34, span, 14), 'light')
  for (const [x, seat] of [
    [112, 'third'],
    [288, 'accent'],
  ] as const) {
    canvas.fill(disc(x, -27, 13), 'ink')
    canvas.stroke(path`M${x - 42} -20V138M${x + 42} -20V138M${x - 42} 66H${x + 42}`, 'light', 9)
    canvas.fill(roundedRect(x - 48, -32, 96, 46, 16), seat).fill(roundedRect(x - 50, 56, 100, 20, 8), seat)
  }
  floor(canvas, 352, 'ink')
  canvas.ellipse([200, 394], [176, 30], 'third')
  canvas.transformed('translate(-20 40)', () => armchairAndTea(canvas))
}

function armchairAndTea(canvas: Canvas): void {
  canvas.fill(rect(92, 350, 14, 36) + rect(234, 350, 14, 36), 'light')
  canvas
    .fill(roundedRect(86, 196, 168, 140, 60), 'accent')
    .fill('M170 196h24a60 60 0 0 1 60 60v80h-84z', 'ink', { opacity: 0.22 })
  canvas.fill(roundedRect(62, 276, 54, 84, 22) + roundedRect(224, 276, 54, 84, 22), 'ink')
  canvas.fill(roundedRect(104, 304, 132, 56, 12), 'light')
  // The stool with its cup.
  canvas.stroke('M310 320l-14 70M356 320l14 70', 'light', 9).fill(rect(288, 308, 90, 14), 'light')
  canvas.fill('M308 272h48v14a24 24 0 0 1 -48 22z', 'third').stroke('M356 280h8a10 10 0 0 1 0 20h-10', 'third', 6)
  canvas.stroke('M322 258q-8 -14 0 -26t0 -26M342 258q-8 -14 0 -26t0 -26', 'light', 5, { cap: 'round' })
}

/** One branch in a jar. */
function branch(canvas: Canvas): void {
  wall(canvas, 'ground')
  canvas.fill(rect(from, from, 600, span), 'muted').fill(disc(214, 150, 132), 'third')
  floor(canvas, 372, 'ink')
  canvas.stroke('M196 330Q190 190 268 20M210 196Q250 160 306 150M202 238Q150 190 118 120', 'ink', 7, { cap: 'round' })
  for (const [x, y, angle] of [
    [268, 20, -1.2],
    [246, 74, -2.5],
    [258, 66, -0.3],
    [306, 150, -0.2],
    [262, 166, -1.1],
    [118, 120, -2],
    [150, 172, -3.1],
    [158, 186, -0.9],
    [226, 126, -2.9],
  ] as const) {
    const [whole, half] = leaf(x, y, 78, 30, angle)
    canvas.fill(whole, 'second').fill(half, 'accent')
  }
  canvas.fill(roundedRect(134, 252, 128, 124, 26), 'light').fill(rect(144, 234, 108, 26), 'light')
  canvas
    .fill('M134 300H262V350a26 26 0 0 1 -26 26H160a26 26 0 0 1 -26 -26z', 'shade')
    .fill(rect(194, 300, 6, 60), 'ink')
}

/** A cloth over the back of a chair. */
function linen(canvas: Canvas): void {
  wall(canvas, 'third')
  floor(canvas, 372, 'second')
  canvas.stroke('M104 420V120M298 420V120M116 300H286', 'ink', 16)
  canvas.fill(rect(84, 262, 236, 26), 'ink')
  canvas.fill('M78 96Q200 70 322 96V300Q300 320 280 296T240 300T196 304T150 298T112 304T78 296z', 'light')
  canvas.fill('M242 86Q290 88 322 96V300Q300 320 280 296T242 300z', 'shade')
  for (const [i, y] of [132, 160, 244, 268].entries())
    canvas.stroke(path`M78 ${y}Q200 ${y - 22} 322 ${y}`, i % 2 ? 'second' : 'accent', i < 2 ? 12 : 7)
  canvas.stroke('M130 92V296M190 84V300', 'muted', 4)
}

/** An empty bottle on a window sill; the evening sun is behind it. */
function sill(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(rect(40, -90, 320, 404), 'light').fill(rect(58, -90, 284, 386), 'muted')
  canvas.clipped(rect(58, -90, 284, 386), () =>
    canvas.fill(disc(210, 190, 126), 'third').fill('M58 240Q150 190 230 230T342 220V300H58z', 'accent'),
  )
  canvas.fill(rect(194, -90, 12, 386), 'light')
  canvas.fill('M150 306V170Q150 148 176 132V56H224V132Q250 148 250 170V306z', 'accent', { opacity: 0.72 })
  canvas.fill('M212 56H224V132Q250 148 250 170V306H222V176Q222 150 212 140z', 'ink', { opacity: 0.3 })
  canvas.fill(rect(170, 46, 60, 20), 'ink').fill(rect(164, 180, 10, 96), 'light')
  canvas.fill(rect(10, 304, 380, 24), 'light').fill(polygon([176, 328], [268, 328], [330, 470], [226, 470]), 'third')
}

/** A bowl of soup with noodles, from the side, and a spoon. */
function soup(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(disc(200, 190, 168), 'third')
  canvas.stroke('M140 130q-22 -34 0 -62t0 -62M200 124q-22 -34 0 -62t0 -62M260 130q-22 -34 0 -62t0 -62', 'light', 12, {
    cap: 'round',
  })
  floor(canvas, 338, 'ink')
  canvas.ellipse([200, 190], [158, 34], 'light').ellipse([200, 192], [138, 24], 'accent')
  canvas.stroke('M110 194q16 -12 30 0t30 0t30 0M150 204q16 -10 30 0t30 0M214 186q14 -10 28 0t28 0', 'second', 6, {
    cap: 'round',
  })
  canvas.fill('M230 178l52 -14l14 12l-14 12z', 'light').fill(disc(146, 182, 8) + disc(250, 202, 8), 'third')
  canvas.fill('M42 196Q60 338 150 338H250Q340 338 358 196Q300 226 200 226T42 196z', 'light')
  canvas.fill('M200 226Q300 226 358 196Q340 338 250 338H200z', 'shade')
  canvas.fill(path`M52 242Q200 290 348 242L344 262Q200 310 56 262z`, 'accent')
  canvas.fill(rect(-180, 344, 170, 10), 'light').ellipse([0, 349], [34, 12], 'light')
}

/** A pot on the fire with vegetables from the garden. */
function stew(canvas: Canvas): void {
  wall(canvas, 'third')
  floor(canvas, 344, 'ink')
  for (const [i, x] of [116, 158, 200, 242, 284].entries())
    canvas.fill(
      path`M${x - 22} 360Q${x - 26} 320 ${x} ${nth([312, 300, 290, 300, 312], i)}Q${x + 26} 320 ${x + 22} 360z`,
      i % 2 ? 'second' : 'accent',
    )
  canvas
    .fill('M184 150L120 40L150 30L206 150z', 'second')
    .fill('M126 46q-40 -40 -60 -16q30 4 54 28z', 'light')
    .fill('M138 36q0 -50 26 -50q0 30 -14 46z', 'light')
  canvas.fill(disc(262, 132, 46), 'accent').fill('M240 92q22 -18 44 0q-22 16 -44 0z', 'ink')
  const [whole, half] = leaf(214, 150, 150, 44, -1.5)
  canvas.fill(whole, 'light').fill(half, 'shade')
  canvas
    .fill('M66 150H334V272Q334 310 296 310H104Q66 310 66 272z', 'ink')
    .fill('M200 150H334V272Q334 310 296 310H200z', 'muted')
  canvas
    .fill(rect(50, 138, 300, 24), 'light')
    .fill(roundedRect(14, 176, 52, 22, 11) + roundedRect(334, 176, 52, 22, 11), 'light')
}

/** A table from above, laid for four, with a card that says reserved. */
function reserved(canvas: Canvas): void {
  wall(canvas, 'second')
  for (let i = -6; i < 16; i++) canvas.fill(rect(from, i * 56, span, 5), 'ink', { opacity: 0.2 })
  for (let i = 0; i < 4; i++)
    canvas.transformed(`rotate(${i * 90} 200 200)`, () =>
      canvas.fill(roundedRect(146, -34, 108, 74, 26), 'ink').fill(roundedRect(158, -20, 84, 60, 16), 'accent'),
    )
  canvas
    .fill(disc(208, 210, 174), 'ink')
    .fill(disc(200, 200, 174), 'light')
    .fill(polygon([200, 62], [338, 200], [200, 338], [62, 200]), 'third')
  for (let i = 0; i < 4; i++)
    canvas.transformed(`rotate(${i * 90} 200 200)`, () =>
      canvas
        .fill(disc(200, 82, 42), 'ground')
        .fill(disc(200, 82, 35), 'light')
        .fill(disc(200, 82, 22), 'shade')
        // A fork with three tines, a knife with its blade, a glass between two guests.
        .fill(
          rect(147, 84, 6, 40) +
            roundedRect(141, 70, 18, 18, 7) +
            rect(141, 50, 4, 26) +
            rect(148, 50, 4, 26) +
            rect(155, 50, 4, 26),
          'ink',
        )
        .fill(rect(251, 92, 6, 32) + path`M251 94V48q12 8 12 26v20z`, 'ink')
        .fill(disc(290, 110, 16), 'accent')
        .fill(disc(290, 110, 8), 'light'),
    )
  canvas.transformed('rotate(-12 200 200)', () =>
    canvas
      .fill(rect(154, 172, 92, 58), 'ink')
      .fill(rect(150, 166, 92, 58), 'light')
      .fill(lines(166, 182, 18, 8, [60, 40]), 'accent'),
  )
}

/** A robe on a hook, slippers below and a basket for clothes. */
function robe(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(halfDisc(200, 372, 250, 'up'), 'second')
  canvas.fill(rect(from, -10, span, 18), 'accent').fill(disc(200, 10, 16), 'ink')
  canvas.fill('M176 30H224L306 76L336 236L282 248L272 190V318H128V190L118 248L64 236L94 76z', 'light')
  canvas.fill('M200 96L224 30L306 76L336 236L282 248L272 190V318H200z', 'shade')
  canvas
    .stroke('M176 30L200 110L224 30M128 196H272', 'accent', 12)
    .stroke('M200 196l-14 60M204 196l18 52', 'accent', 10, { cap: 'round' })
  floor(canvas, 372, 'ink')
  for (const x of [98, 162])
    canvas.fill(path`M${x - 26} 372q-8 -40 26 -40t26 40z`, 'accent').fill(path`M${x - 22} 354q22 -28 44 0z`, 'light')
  canvas.fill('M246 290H344L330 376H260z', 'accent').stroke('M250 312H340M254 336H336M258 358H332', 'light', 6)
}

/** Hot stones under a ladle of water, and steam. */
function steam(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill([0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => rect(-160 + i * 92, from, 5, span)).join(''), 'ink', {
    opacity: 0.3,
  })
  canvas.stroke('M92 168q-34 -44 0 -84t0 -90M186 160q-34 -44 0 -84t0 -90M280 168q-34 -44 0 -84t0 -90', 'light', 18, {
    cap: 'round',
  })
  canvas.fill(rect(60, 286, 280, 150), 'ink').fill(rect(44, 280, 312, 20), 'shade')
  for (const [i, [x, y]] of (
    [
      [92, 254],
      [158, 258],
      [228, 254],
      [300, 256],
      [128, 214],
      [198, 210],
      [266, 214],
      [232, 178],
      [164, 180],
    ] as const
  ).entries())
    canvas.ellipse([x, y], [42, 30], nth(['shade', 'second', 'light', 'third'], i % 4))
  canvas.stroke('M316 96L470 26', 'second', 16, { cap: 'round' }).fill('M238 98H330Q326 152 284 152T238 98z', 'second')
  canvas.stroke('M262 166v18M290 164v26M312 158v18', 'third', 8, { cap: 'round' })
  canvas.fill([0, 1, 2, 3].map((i) => rect(82 + i * 66, 318, 38, 100)).join(''), 'second')
}

/** A hand on a towel with its painted nails, and the file. */
function nails(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(rect(60, -90, 280, 600), 'light').fill(rect(60, 20, 280, 16) + rect(60, 48, 280, 8), 'accent')
  canvas
    .stroke('M200 500V300', skin.lit, 96)
    .stroke('M148 300L134 186M182 290L178 142M218 290L222 150M252 300L266 196', skin.lit, 38, { cap: 'round' })
  canvas
    .stroke('M160 340Q104 320 92 264', skin.lit, 38, { cap: 'round' })
    .fill(roundedRect(130, 270, 142, 140, 46), skin.lit)
  for (const [x, y] of [
    [134, 176],
    [178, 132],
    [222, 140],
    [266, 186],
    [90, 254],
  ] as const)
    canvas.fill(roundedRect(x - 12, y - 16, 24, 32, 12), 'accent')
  canvas.transformed('rotate(-32 330 330)', () =>
    canvas.fill(roundedRect(316, 210, 30, 220, 15), 'ink').fill(rect(322, 224, 18, 120), 'third'),
  )
  canvas.fill(roundedRect(-8, 118, 50, 70, 10), 'accent').fill(rect(2, 78, 30, 44), 'ink')
}

/** Draws a massage table from the side, with a folded towel and a cushion. */
function couch(canvas: Canvas, x: number, y: number, width: number, cover: Slot): void {
  canvas.fill(rect(x + 16, y + 40, 14, 110) + rect(x + width - 30, y + 40, 14, 110), 'ink')
  canvas.fill(roundedRect(x, y, width, 44, 16), 'light').fill(rect(x + width * 0.34, y - 2, width * 0.4, 70), cover)
  canvas.fill(roundedRect(x + 8, y - 24, width * 0.24, 28, 14), 'light')
}

/** One massage table before a window with the last light; a lamp and a clock without hands. */
function couchAlone(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas
    .fill('M64 250V110a136 136 0 0 1 272 0V250z', 'second')
    .fill(disc(200, 176, 72), 'light')
    .fill(rect(64, 214, 272, 36), 'accent')
  floor(canvas, 360, 'ink')
  canvas
    .fill(rect(290, 318, 86, 42), 'second')
    .fill(rect(322, 276, 22, 42), 'light')
    .fill('M333 246q16 18 0 30q-16 -12 0 -30z', 'accent')
  couch(canvas, 36, 264, 236, 'accent')
}

/** Two massage tables in one room, with a curtain between them. */
function couches(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(rect(from, from, 600, span), 'muted')
  canvas.fill(rect(from, 6, span, 12), 'ink')
  for (let i = 0; i < 6; i++)
    canvas.fill(path`M${140 + i * 20} 12h20v${300 + (i % 2) * 12}h-20z`, i % 2 ? 'accent' : 'third')
  floor(canvas, 360, 'ink')
  couch(canvas, -8, 272, 156, 'accent')
  couch(canvas, 252, 272, 156, 'third')
  for (const x of [70, 330]) canvas.fill(disc(x, 128, 34), 'light').fill(halfDisc(x, 128, 34, 'down'), 'accent')
}

/** A desk at a window: a lamp, a typewriter and a pile of pages. */
function writing(canvas: Canvas): void {
  wall(canvas, 'ground')
  canvas
    .fill(rect(196, -80, 180, 260), 'light')
    .fill(rect(210, -66, 152, 232), 'accent')
    .fill(disc(300, 60, 44), 'second')
    .fill(rect(210, 120, 152, 46), 'ink')
  canvas.fill(rect(282, -66, 8, 232), 'light')
  canvas
    .fill(rect(from, 300, span, 20), 'ink')
    .fill(rect(from, 320, span, 400), 'second')
    .fill(rect(124, 344, 152, 44), 'ink')
    .fill(disc(200, 366, 8), 'light')
  canvas.stroke('M60 298V190L120 130', 'ink', 9, { join: 'round' }).fill(rect(28, 288, 66, 12), 'ink')
  canvas
    .fill(polygon([104, 108], [150, 152], [126, 186], [72, 134]), 'third')
    .fill(polygon([110, 172], [130, 190], [176, 298], [96, 298]), 'second', { opacity: 0.5 })
  canvas.fill(rect(176, 160, 96, 90), 'light').fill(lines(190, 176, 16, 6, [68, 52, 64]), 'shade')
  canvas
    .fill(roundedRect(156, 230, 136, 34, 10), 'ink')
    .fill(polygon([160, 262], [288, 262], [308, 300], [140, 300]), 'third')
  canvas.fill([0, 1, 2, 3, 4].map((i) => disc(172 + i * 26, 276, 6) + disc(166 + i * 29, 290, 6)).join(''), 'light')
  canvas.fill([0, 1, 2, 3].map((i) => rect(318 - (i % 2) * 5, 288 - i * 11, 72, 8)).join(''), 'accent')
}

/** Walking boots beside a stove in November. */
function stove(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(rect(214, from, 40, 500), 'ink').fill(rect(204, 60, 60, 14), 'shade')
  floor(canvas, 346, 'accent')
  canvas.ellipse([196, 376], [230, 22], 'second')
  canvas
    .fill(roundedRect(142, 110, 188, 236, 18), 'ink')
    .fill(rect(128, 100, 216, 22), 'shade')
    .fill(rect(156, 344, 20, 24) + rect(296, 344, 20, 24), 'ink')
  canvas.fill(roundedRect(166, 150, 140, 116, 12), 'second')
  canvas.clipped(roundedRect(166, 150, 140, 116, 12), () =>
    canvas
      .fill('M176 270Q170 220 206 200Q208 230 224 236Q226 190 252 172Q256 220 274 226Q300 250 296 270z', 'third')
      .fill(rect(160, 252, 160, 20), 'ink'),
  )
  canvas.fill(rect(178, 286, 116, 10) + rect(178, 306, 116, 10), 'shade')
  for (const [x, boot] of [
    [8, 'third'],
    [72, 'accent'],
  ] as const)
    canvas
      .fill(path`M${x} 262h52v56q36 4 44 30v20H${x}z`, boot)
      .fill(rect(x, 362, 98, 14), 'ink')
      .stroke(path`M${x + 26} 280h26M${x + 26} 296h26M${x + 28} 312h28`, 'light', 6)
  canvas.fill('M254 100h70q-4 -42 -35 -42t-35 42z', 'third').stroke('M262 66q27 -50 54 0', 'ink', 7)
}

/** Corn bread cut in squares in its pan, with a knife. */
function cornbread(canvas: Canvas): void {
  wall(canvas, 'accent')
  for (let i = 0; i < 24; i++)
    canvas.fill(rect(-200 + (i % 8) * 112, -20 + Math.floor(i / 8) * 168, 56, 84), 'light', { opacity: 0.16 })
  canvas
    .fill(roundedRect(4, 38, 360, 300, 30), 'ink')
    .fill(roundedRect(20, 54, 328, 268, 20), 'shade')
    .fill(rect(364, 150, 44, 76) + rect(-40, 150, 44, 76), 'ink')
  for (let i = 0; i < 12; i++) {
    const [x, y] = [32 + (i % 4) * 78, 66 + Math.floor(i / 4) * 84]
    if (i === 7) continue
    canvas
      .fill(roundedRect(x, y, 70, 76, 10), 'second')
      .fill(disc(x + 22, y + 24, 6) + disc(x + 48, y + 50, 7), 'light')
  }
  canvas.transformed('rotate(24 400 300)', () =>
    canvas.fill('M372 80q34 60 24 190h-24z', 'light').fill(roundedRect(370, 268, 30, 110, 12), 'third'),
  )
  canvas.transformed('rotate(-14 -110 280)', () =>
    canvas
      .fill(disc(-112, 250, 84), 'light')
      .fill(disc(-112, 250, 62), 'muted')
      .fill(roundedRect(-150, 212, 74, 78, 10), 'second')
      .fill(disc(-126, 240, 6) + disc(-98, 266, 7), 'light'),
  )
}

/** A letter in its envelope beside a cup, at the left of the picture, because a form covers the right. */
function post(canvas: Canvas): void {
  wall(canvas, 'muted')
  canvas.fill(disc(-110, 150, 190), 'second')
  floor(canvas, 330, 'accent')
  canvas.transformed('translate(-70 0)', () => {
    canvas
      .fill(rect(-150, 120, 230, 210), 'ink')
      .fill(rect(-134, 20, 198, 200), 'light')
      .fill(lines(-110, 52, 28, 10, [120, 150, 96, 140]), 'shade')
    canvas.fill(halfDisc(28, 66, 18, 'up'), 'third')
    canvas
      .fill('M-150 150L-35 244L80 150V330H-150z', 'third')
      .fill('M-150 330L-54 228L-35 244L-16 228L80 330z', 'second')
    canvas.fill('M112 250h92v34a46 46 0 0 1 -92 0z', 'light').stroke('M204 262h14a16 16 0 0 1 0 32h-16', 'light', 10)
    canvas
      .stroke('M138 232q-14 -20 0 -38t0 -38M174 232q-14 -20 0 -38t0 -38', 'light', 8, { cap: 'round' })
      .fill(rect(92, 322, 132, 10), 'ink')
  })
}

/** The stays of a bridge, straight up along its pylon. */
function stays(canvas: Canvas): void {
  wall(canvas, 'ground')
  canvas.fill(disc(200, 96, 150), 'accent')
  let fan = ''
  for (let i = 1; i < 9; i++)
    fan += path`M200 ${20 + i * 12}L${200 - i * 62} 400M200 ${20 + i * 12}L${200 + i * 62} 400`
  canvas.stroke(fan, 'line', 6)
  canvas
    .fill(polygon([184, -60], [216, -60], [252, 460], [148, 460]), 'light')
    .fill(polygon([200, -60], [216, -60], [252, 460], [200, 460]), 'shade')
  canvas.fill(rect(160, 250, 80, 14), 'ink').fill(rect(from, 352, span, 22), 'ink')
}

/** The helmet, the gloves and the flask of a welder after the shift. */
function helmet(canvas: Canvas): void {
  wall(canvas, 'accent')
  canvas.fill(rect(from, from, 600, span), 'third')
  floor(canvas, 318, 'ink')
  canvas.fill(rect(from, 318, span, 16), 'light')
  canvas
    .fill('M96 318V168Q96 62 206 62T316 168V318Q206 350 96 318z', 'light')
    .fill('M206 62Q316 62 316 168V318Q270 334 206 334z', 'muted')
  canvas
    .fill(roundedRect(128, 156, 156, 74, 10), 'ink')
    .fill(polygon([150, 166], [190, 166], [160, 220], [140, 220]), 'third')
  canvas.fill(disc(96, 196, 18) + disc(316, 196, 18), 'ink')
  canvas
    .fill('M8 318V262q0 -16 16 -16t16 16q0 -18 14 -18t14 20q4 -10 14 -8t12 16v46z', 'second')
    .fill(rect(4, 318, 96, 26), 'ink')
  canvas.fill(roundedRect(336, 190, 48, 130, 10), 'third').fill(rect(344, 162, 32, 30), 'light')
}

/** A sewing machine with a summer cloth under its needle; snow falls outside. */
function sewing(canvas: Canvas): void {
  wall(canvas, 'third')
  canvas.fill(rect(-96, -60, 190, 270), 'light').fill(rect(-80, -60, 158, 254), 'second')
  canvas.fill(
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) => disc(-62 + (i % 3) * 58 + (i % 2) * 14, 14 + Math.floor(i / 3) * 62, 8))
      .join(''),
    'light',
  )
  canvas.fill(rect(-6, -60, 10, 254), 'light')
  floor(canvas, 330, 'ink')
  canvas.fill('M420 300V150Q420 92 362 92H150Q122 92 122 122V196H176V166H322Q340 166 340 186V300z', 'accent')
  canvas
    .fill(rect(142, 196, 16, 66), 'light')
    .fill(rect(148, 262, 4, 40), 'light')
    .fill(disc(428, 140, 34), 'light')
    .fill(disc(428, 140, 12), 'ink')
  canvas
    .fill(rect(270, 62, 26, 30), 'second')
    .fill(rect(262, 54, 42, 10), 'light')
    .stroke('M270 76Q200 40 150 92', 'light', 4)
  canvas.fill(rect(62, 300, 400, 30), 'light')
  canvas.fill('M-140 300H210Q232 300 232 316Q220 330 196 330H150Q120 400 60 372T-60 400T-140 380z', 'second')
  for (let i = 0; i < 5; i++) canvas.fill(disc(-104 + i * 62, 340 - (i % 2) * 18, 11), i % 2 ? 'light' : 'accent')
}

/** Two hats and a scarf on a hat stand. */
function hats(canvas: Canvas): void {
  wall(canvas, 'second')
  canvas.fill(disc(200, 150, 170), 'accent')
  floor(canvas, 420, 'third')
  canvas.transformed('translate(54 70) scale(.73)', () => hatStand(canvas))
}

function hatStand(canvas: Canvas): void {
  canvas
    .fill(rect(192, 20, 16, 520), 'ink')
    .stroke('M200 150Q120 150 112 96M200 220Q290 220 298 164', 'ink', 12, { cap: 'round' })
  canvas
    .ellipse([110, 100], [104, 24], 'ink')
    .fill('M52 98Q54 24 110 24T168 98Q110 116 52 98z', 'light')
    .fill('M110 24Q168 24 168 98Q140 107 110 107z', 'shade')
  canvas.fill('M51 84Q110 106 169 84V98Q110 118 52 98z', 'third')
  canvas.ellipse([300, 170], [92, 20], 'light').fill('M250 168Q254 112 300 112T350 168Q300 182 250 168z', 'third')
  canvas.fill('M249 156Q300 172 351 156V168Q300 184 250 168z', 'ink')
  canvas.fill('M184 246H216L238 410H196L200 330L178 420H138z', 'light').fill('M216 246L238 410H196L204 300z', 'shade')
}

/** Scenes of rooms, tables and things in the hand, with one subject each. */
export const roomScenes = {
  measure: onSquare(measure),
  counter: onSquare(counter),
  seats: onSquare(seats),
  branch: onSquare(branch),
  linen: onSquare(linen),
  sill: onSquare(sill),
  soup: onSquare(soup),
  stew: onSquare(stew),
  reserved: onSquare(reserved),
  robe: onSquare(robe),
  steam: onSquare(steam),
  nails: onSquare(nails),
  couch: onSquare(couchAlone),
  couches: onSquare(couches),
  writing: onSquare(writing),
  stove: onSquare(stove),
  cornbread: onSquare(cornbread),
  post: onSquare(post),
  stays: onSquare(stays),
  helmet: onSquare(helmet),
  sewing: onSquare(sewing, [-10, -60, 500]),
  hats: onSquare(hats),
}
