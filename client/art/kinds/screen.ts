import type { Canvas } from '../Canvas.ts'
import { disc, halfDisc, markPath, path, polygon, quarterDisc, rect, roundedRect } from '../paths.ts'
import type { Slot } from '../colours.ts'

export interface ScreenOptions {
  variant?: keyof typeof screens
  /** Whether a white bar is drawn too. The default is room for a bar. */
  bar?: 'drawn'
}

/** The height of a header, which is above the drawing. */
const bar = 80

/** Draws the lines of a text as bars. */
function words(
  canvas: Canvas,
  [x, y]: readonly [number, number],
  widths: readonly number[],
  slot: Slot,
  { thickness = 14, gap = 34 }: { thickness?: number; gap?: number } = {},
): void {
  for (const [line, width] of widths.entries()) canvas.fill(rect(x, y + line * gap, width, thickness), slot)
}

/** Draws the rows of a menu with a rule below each. */
function rows(canvas: Canvas, x: number, y: number, width: number, [word, rule]: readonly [Slot, Slot]): void {
  const lengths = [0.34, 0.52, 0.42, 0.6, 0.38, 0.46]
  for (const [row, length] of lengths.entries()) {
    const top = y + row * 70
    canvas.fill(rect(x, top, width * length, 26), word).fill(rect(x, top + 46, width, 2), rule)
  }
}

/** Draws mountains before a sun, from `left` to the right edge. */
function mountains(canvas: Canvas, left: number): void {
  const { width, height } = canvas
  const middle = (left + width) / 2
  canvas
    .fill(rect(left, 0, width - left, height), 'muted')
    .fill(disc(middle + 60, height * 0.56, height * 0.36), 'third')
    .fill(polygon([left, height * 0.86], [middle - 60, height * 0.3], [middle + 90, height * 0.86]), 'light')
    .fill(polygon([middle - 60, height * 0.3], [middle + 90, height * 0.86], [middle - 30, height * 0.86]), 'ink')
    .fill(
      polygon([middle - 10, height * 0.86], [width - 130, height * 0.42], [width, height * 0.7], [width, height]),
      'accent',
    )
    .fill(rect(left, height * 0.84, width - left, height * 0.16), 'second')
}

/** Draws a phone that the lower edge cuts, and calls `draw` for its screen. */
function phone(canvas: Canvas, [ground, field]: readonly [Slot, Slot], draw: (x: number, y: number) => void): void {
  const [x, y, width, height] = [760, 130, 330, 620]
  canvas.fillAll(ground)
  canvas.fill(halfDisc(x + width / 2, canvas.height, 400, 'up'), field)
  words(canvas, [96, 230], [430, 340], 'light', { thickness: 52, gap: 78 })
  words(canvas, [96, 420], [380, 410, 300], 'light')
  canvas.fill(roundedRect(x - 16, y - 16, width + 32, height, 44), 'ink')
  canvas.clipped(roundedRect(x, y, width, height, 30), () => {
    canvas.fill(rect(x, y, width, height), 'ground')
    canvas.fill(halfDisc(x + width * 0.4, y + 380, 150, 'up'), 'third').fill(rect(x, y + 380, width, 240), 'second')
    draw(x, y)
  })
}

/** Draws the bar of a phone: the mark, and a cross for the open menu. */
function phoneBar(canvas: Canvas, x: number, y: number, [mark, line]: readonly [Slot, Slot], cross = x + 276): void {
  canvas.fill(markPath(x + 26, y + 28, 15), mark)
  canvas.stroke(path`M${cross} ${y + 30}l26 26M${cross + 26} ${y + 30}l-26 26`, line, 4)
}

/** Draws the mark and the cross of an open menu where a header's bar is. */
function openBar(canvas: Canvas, [mark, line]: readonly [Slot, Slot]): void {
  const x = canvas.width - 124
  canvas.fill(markPath(96, bar / 2 - 15, 15), mark)
  canvas.stroke(path`M${x} ${bar / 2 - 14}l28 28M${x + 28} ${bar / 2 - 14}l-28 28`, line, 5)
}

interface BarOptions {
  height?: number
  colours?: readonly [ground: Slot, word: Slot]
  /** The place of the logo, the links and the button. */
  order?: 'left' | 'centred' | 'split'
}

/** Draws a header's bar. */
function barOf(
  canvas: Canvas,
  [x, y, width]: readonly [number, number, number],
  { height = 64, colours: [ground, word] = ['light', 'ink'], order = 'left' }: BarOptions = {},
): void {
  const middle = y + height / 2
  const module = height / 6
  const links = (from: number, count: number) => {
    for (let link = 0; link < count; link += 1) canvas.fill(rect(from + link * 66, middle - 6, 48, 12), word)
  }
  canvas.fill(rect(x, y, width, height), ground)
  const centre = x + width / 2
  canvas.fill(markPath(order === 'split' ? centre - module * 1.5 : x + 26, middle - module, module), 'accent')
  if (order === 'split') {
    links(centre - 250, 3)
    links(centre + 70, 3)
    return
  }
  canvas.fill(rect(x + width - 112, middle - height / 4, 86, height / 2), 'accent')
  const count = order === 'centred' ? 4 : width < 420 ? 2 : 3
  links(order === 'centred' ? centre - 123 : x + width - 122 - count * 66, count)
}

/** Draws a window with a hard shadow, and calls `draw` for its content. */
function frame(
  canvas: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
  draw: () => void,
): void {
  canvas.fill(rect(x + 16, y + 16, width, height), 'ink')
  canvas.clipped(rect(x, y, width, height), () => {
    canvas.fill(rect(x, y, width, height), 'light')
    draw()
  })
}

/** Draws an open menu under a bar: two columns of links. */
function openMenu(canvas: Canvas, x: number, y: number, [ground, word]: readonly [Slot, Slot]): void {
  canvas.fill(rect(x, y, 300, 236), ground).fill(rect(x, y, 300, 6), 'accent')
  for (const column of [24, 164])
    words(canvas, [x + column, y + 36], [96, 76, 108, 64, 88], word, { thickness: 14, gap: 38 })
}

/** Draws an arrow in a disc. */
function arrow(canvas: Canvas, x: number, y: number, way: 1 | -1): void {
  canvas.fill(disc(x, y, 46), 'accent')
  canvas.stroke(
    path`M${x} ${y - way * 24}V${y + way * 20}M${x - 18} ${y + way * 4}L${x} ${y + way * 22}L${x + 18} ${y + way * 4}`,
    'light',
    7,
  )
}

/** Draws the text of a page, with a picture in it. */
function article(canvas: Canvas, x: number, y: number, width: number): void {
  words(canvas, [x, y], [width * 0.8, width * 0.6], 'ink', { thickness: 30, gap: 46 })
  words(canvas, [x, y + 110], [width, width * 0.9, width * 0.96], 'shade', { thickness: 12, gap: 30 })
  canvas
    .fill(rect(x, y + 210, width, 170), 'third')
    .fill(halfDisc(x + width / 2, y + 380, width * 0.32, 'up'), 'second')
  words(canvas, [x, y + 410], [width * 0.94, width, width * 0.7, width * 0.9], 'shade', { thickness: 12, gap: 30 })
}

/** The pages under a header with its menu open, and bars in their windows. */
const screens = {
  /** The page is moved aside by a dark panel. */
  push(canvas: Canvas) {
    const x = 860
    canvas.fillAll('third').fill(quarterDisc(0, bar, 500, 'topLeft'), 'accent')
    canvas.fill(halfDisc(580, 640, 280, 'up'), 'second').fill(quarterDisc(0, bar, 280, 'topLeft'), 'light')
    canvas.fill(rect(x, 0, canvas.width - x, canvas.height), 'ink')
    words(canvas, [x + 40, 132], [300, 220], 'light', { thickness: 40, gap: 58 })
    words(canvas, [x + 40, 262], [330, 280], 'shade', { thickness: 10, gap: 24 })
    for (const [index, slot] of (['second', 'accent', 'third'] as const).entries())
      canvas.fill(rect(x + 40 + index * 114, 330, 114, 114), slot)
    canvas.fill(halfDisc(x + 97, 444, 57, 'up'), 'third').fill(quarterDisc(x + 154, 330, 114, 'bottomLeft'), 'light')
    canvas.fill(disc(x + 325, 387, 36), 'ink')
    canvas.fill(rect(x + 40, 480, 342, 56), 'light').fill(rect(x + 40, 552, 160, 52), 'accent')
  },
  /** A town at the side of a column. */
  column(canvas: Canvas) {
    const { height } = canvas
    canvas
      .fillAll('muted')
      .fill(disc(700, 300, 210), 'third')
      .fill(disc(700, 300, 130), 'accent')
    const houses = [
      [330, 260, 'second'],
      [460, 360, 'light'],
      [570, 200, 'ink'],
      [700, 320, 'second'],
      [850, 240, 'accent'],
      [990, 390, 'light'],
      [1110, 290, 'ink'],
    ] as const
    for (const [x, high, slot] of houses) {
      canvas
        .fill(rect(x, height - 90 - high, 110, high), slot)
        .fill(rect(x + 84, height - 90 - high, 26, high), 'shade')
      for (let y = height - 60 - high; y < height - 130; y += 52)
        canvas.fill(rect(x + 16, y, 20, 24) + rect(x + 50, y, 20, 24), slot === 'light' ? 'second' : 'third')
    }
    canvas.fill(rect(0, height - 90, canvas.width, 90), 'ink')
    for (let x = 330; x < 1280; x += 110) canvas.fill(rect(x, height - 50, 56, 8), 'light')
  },
  /** A drawer that opens from a rail. */
  drawer(canvas: Canvas) {
    mountains(canvas, 470)
    canvas.fill(rect(0, 0, 470, canvas.height), 'ink').fill(rect(466, 0, 4, canvas.height), 'accent')
    words(canvas, [120, 96], [150, 250, 190, 270, 170, 210], 'light', { thickness: 34, gap: 78 })
    canvas.fill(markPath(120, 572, 14), 'third')
  },
  /** A menu that drops from a phone's bar. */
  drop(canvas: Canvas) {
    phone(canvas, ['second', 'accent'], (x, y) => {
      canvas.fill(rect(x, y, 330, 640), 'ink').fill(rect(x, y, 330, 430), 'ground')
      phoneBar(canvas, x, y, ['accent', 'line'])
      canvas.fill(rect(x, y + 84, 330, 4), 'accent')
      words(canvas, [x + 26, y + 122], [110, 170, 140, 190, 120], 'line', { thickness: 20, gap: 62 })
    })
  },
  /** A sheet that moves the page of a phone aside. */
  sheet(canvas: Canvas) {
    phone(canvas, ['ink', 'third'], (x, y) => {
      phoneBar(canvas, x, y, ['ground', 'line'], x + 24)
      canvas.fill(rect(x + 76, y, 260, 640), 'accent')
      words(canvas, [x + 106, y + 60], [100, 160, 130, 180, 110, 150], 'light', { thickness: 22, gap: 66 })
    })
  },
  /** A menu over a whole phone. */
  cover(canvas: Canvas) {
    phone(canvas, ['accent', 'second'], (x, y) => {
      canvas.fill(rect(x, y, 330, 640), 'third').fill(disc(x + 330, y + 540, 150), 'accent')
      phoneBar(canvas, x, y, ['ink', 'ink'])
      words(canvas, [x + 26, y + 116], [180, 260, 210, 270, 190], 'ink', { thickness: 38, gap: 74 })
    })
  },
  /** A field with the menu comes down over the page. */
  field(canvas: Canvas) {
    mountains(canvas, 0)
    canvas.fill(rect(0, 0, canvas.width, 560), 'second')
    rows(canvas, 96, 112, 620, ['light', 'third'])
    words(canvas, [880, 128], [250, 200], 'light', { thickness: 20, gap: 40 })
    words(canvas, [880, 240], [180, 220, 170], 'light', { thickness: 10, gap: 30 })
    canvas.fill(rect(880, 370, 150, 56), 'light')
    openBar(canvas, ['light', 'light'])
    canvas.fill(rect(0, 560, canvas.width, 6), 'third')
  },
  /** Two dark half discs close over the page. */
  wipe(canvas: Canvas) {
    canvas.fillAll('accent').fill(disc(640, 360, 150), 'third')
    canvas.fill(rect(0, 0, 760, 360) + halfDisc(760, 180, 180, 'right'), 'ink')
    canvas.fill(rect(520, 360, 760, 280) + halfDisc(520, 500, 140, 'left'), 'ink')
    words(canvas, [96, 132], [330, 480, 390], 'light', { thickness: 52, gap: 76 })
    words(canvas, [620, 440], [260, 420], 'light', { thickness: 52, gap: 76 })
  },
  /** A picture in one half, the menu in the other. */
  half(canvas: Canvas) {
    canvas.fillAll('ground').fill(rect(0, 0, 640, canvas.height + bar), 'third')
    for (const [column, row] of [
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 1],
      [0, 2],
      [1, 3],
      [2, 2],
      [3, 3],
    ] as const)
      // prettier-ignore
      canvas.fill(rect(column * 160, bar + row * 160, 160, 160), 'accent')
    for (const [column, row] of [
      [0, 0],
      [2, 0],
      [0, 2],
      [2, 2],
    ] as const)
      canvas.fill(quarterDisc(column * 160, bar + row * 160, 160, 'bottomRight'), 'ink')
    for (const [column, row] of [
      [1, 0],
      [3, 0],
      [1, 2],
      [3, 2],
    ] as const)
      canvas.fill(quarterDisc(column * 160, bar + row * 160, 160, 'topLeft'), 'second')
    canvas.fill(rect(72, 14, 96, 52), 'light')
    rows(canvas, 720, 118, 480, ['line', 'shade'])
    openBar(canvas, ['accent', 'line'])
  },
  /** A solid bar; the page begins below it. */
  solid(canvas: Canvas) {
    const { width, height } = canvas
    canvas.fillAll('third').fill(disc(0, height, height * 0.55), 'accent')
    frame(canvas, [72, 84, width, height], () => {
      canvas.fill(rect(72, 148, width, height), 'second').fill(halfDisc(330, height, 190, 'up'), 'third')
      barOf(canvas, [72, 84, width - 72])
      canvas.fill(rect(72, 148, width, 4), 'ink')
      openMenu(canvas, width - 330, 152, ['light', 'ink'])
    })
  },
  /** A dark bar with a dark menu. */
  dark(canvas: Canvas) {
    const { width, height } = canvas
    canvas.fillAll('second').fill(halfDisc(width / 2, height, height * 0.5, 'up'), 'accent')
    frame(canvas, [72, 100, width, height], () => {
      canvas.fill(rect(72, 164, width, height), 'muted').fill(disc(310, height - 130, 150), 'third')
      barOf(canvas, [72, 100, width - 72], { colours: ['ink', 'light'] })
      openMenu(canvas, width - 330, 164, ['ink', 'light'])
    })
  },
  /** A strip with telephone and address above the bar. */
  strip(canvas: Canvas) {
    const { width, height } = canvas
    canvas.fillAll('second').fill(disc(width, height, height * 0.6), 'third')
    frame(canvas, [-20, 96, width - 60, height], () => {
      canvas
        .fill(rect(-20, 96, width, 76), 'ink')
        .fill(roundedRect(36, 112, 26, 44, 6) + rect(230, 118, 48, 32), 'third')
      canvas
        .stroke(path`M230 118l24 18l24 -18`, 'ink', 4)
        .fill(rect(78, 127, 118, 14) + rect(296, 127, 150, 14), 'light')
      canvas.fill(rect(-20, 236, width, height), 'accent').fill(halfDisc(300, height, 220, 'up'), 'light')
      barOf(canvas, [16, 172, width - 96])
    })
  },
  /** The links in the middle of the bar, with the menu under them. */
  centred(canvas: Canvas) {
    const { width, height } = canvas
    canvas.fillAll('accent').fill(halfDisc(width / 2, height, height * 0.94, 'up'), 'third')
    frame(canvas, [200, 70, width - 400, height], () => {
      canvas.fill(rect(200, 138, width - 400, height), 'second')
      canvas.fill(quarterDisc(200, height - 200, 200, 'bottomLeft'), 'light')
      canvas.fill(quarterDisc(width - 400, height - 200, 200, 'bottomRight'), 'light')
      barOf(canvas, [200, 70, width - 400], { height: 68, order: 'centred' })
      openMenu(canvas, width / 2 - 150, 138, ['light', 'ink'])
    })
  },
  /** The logo in the middle of the links. */
  split(canvas: Canvas) {
    const { width, height } = canvas
    canvas.fillAll('second')
    frame(canvas, [60, 64, width - 120, height], () => {
      canvas.fill(quarterDisc(60, height - 260, 260, 'bottomLeft'), 'third')
      canvas.fill(quarterDisc(width - 320, height - 260, 260, 'bottomRight'), 'accent')
      canvas.fill(rect(60, 64, width - 120, 30), 'ink')
      barOf(canvas, [60, 94, width - 120], { height: 92, order: 'split' })
      canvas.fill(rect(width / 2 - 150, 270, 300, 34) + rect(width / 2 - 100, 324, 200, 34), 'ink')
      canvas.fill(rect(60, 186, width - 120, 4), 'ink')
    })
  },
  /** A bar that stays over the text. */
  fixed(canvas: Canvas) {
    const { width, height } = canvas
    canvas.fillAll('accent').fill(disc(width, 0, 250), 'second')
    frame(canvas, [50, 90, width - 100, height], () => {
      article(canvas, 90, 60, width - 210)
      article(canvas, 90, 640, width - 210)
      barOf(canvas, [50, 90, width - 100], { height: 72 })
      canvas.fill(rect(50, 162, width - 100, 6), 'ink')
      canvas.fill(rect(width - 74, 180, 14, height), 'muted').fill(rect(width - 74, 350, 14, 150), 'ink')
    })
  },
  /** A bar that stays at the head of a page whose text fills the window. */
  away(canvas: Canvas) {
    const { width, height } = canvas
    canvas.fillAll('accent')
    barOf(canvas, [60, 26, width - 120], { height: 62 })
    canvas.fill(rect(60, 88, width - 120, 50), 'muted')
    frame(canvas, [60, 138, width - 120, height], () => {
      words(canvas, [104, 178], [width - 450, width - 510], 'ink', { thickness: 34, gap: 54 })
      words(
        canvas,
        [104, 300],
        [0, 30, 10, 60, 20, 40, 0, 50].map((less) => width - 450 - less),
        'shade',
        { thickness: 12, gap: 30 },
      )
      canvas.fill(rect(width - 310, 178, 210, height), 'third').fill(halfDisc(width - 205, height, 105, 'up'), 'second')
      canvas.fill(rect(width - 80, 150, 12, height), 'muted').fill(rect(width - 80, 250, 12, 110), 'ink')
    })
  },
  /** Two windows: without the bar on the way down, with it on the way up. */
  reverse(canvas: Canvas) {
    const { width, height } = canvas
    canvas.fillAll('third').fill(halfDisc(width / 2, height, width / 2, 'up'), 'accent')
    const half = width / 2 - 56
    frame(canvas, [36, 150, half, height], () => article(canvas, 64, 186, half - 56))
    frame(canvas, [width / 2 + 14, 70, half, height], () => {
      article(canvas, width / 2 + 42, 40, half - 56)
      canvas.fill(rect(width / 2 + 14, 70, half, 72), 'second').fill(markPath(width / 2 + 36, 93, 13), 'light')
      canvas.fill(rect(width - 150, 100, 40, 12) + rect(width - 100, 100, 40, 12), 'light')
    })
    arrow(canvas, 36 + half / 2, height - 70, 1)
    arrow(canvas, width / 2 + 14 + half / 2, height - 70, -1)
  },
  /** Two windows: a tall bar at the head of the page, a low one in the text. */
  shrink(canvas: Canvas) {
    const { width, height } = canvas
    canvas.fillAll('second').fill(disc(width / 2, height, height * 0.62), 'third')
    const half = width / 2 - 80
    frame(canvas, [56, 84, half, height], () => {
      article(canvas, 92, 250, half - 90)
      barOf(canvas, [56, 84, half], { height: 116 })
      canvas.fill(rect(56, 200, half, 5), 'ink').fill(rect(36 + half, 212, 12, 110), 'ink')
    })
    frame(canvas, [width / 2 + 20, 84, half, height], () => {
      article(canvas, width / 2 + 56, 60, half - 90)
      barOf(canvas, [width / 2 + 20, 84, half], { height: 52 })
      canvas.fill(rect(width / 2 + 20, 136, half, 5), 'ink').fill(rect(width / 2 + half, 300, 12, 110), 'ink')
    })
  },
} as const

export function drawScreen(canvas: Canvas, { variant, bar: place }: ScreenOptions): void {
  const draw = canvas.choose(screens, variant)
  draw(canvas)
  if (place !== 'drawn') return
  canvas.fill(rect(0, 0, canvas.width, bar), 'light')
  openBar(canvas, ['accent', 'ink'])
}
