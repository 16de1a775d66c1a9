/* Arranges photographs of any ratio in whole rows, in their order. Twelve columns leave no gap, and little is cropped. */

/** Extreme ratios are cropped to these. */
const leastRatio = 0.6
const mostRatio = 3.2

/** The arrangement on one width of screens. */
interface Arrangement {
  /** The sums of the ratios in a row, in turn: low and high rows. */
  targets: readonly number[]
  /** The most photographs in a row. */
  most: number
  /** The ratio below which a photograph alone in its row does not fill it. */
  alone: number
  /** The columns of a photograph that does not fill its row. */
  aloneColumns: number
  /** The least and the most units of a row's height; a unit is a 24th of the width. */
  heights: readonly [least: number, most: number]
  /** The least columns of a photograph. */
  least: number
}

const wide: Arrangement = { targets: [2.6, 3.9], most: 6, alone: 1.9, aloneColumns: 8, heights: [5, 14], least: 2 }
const medium: Arrangement = { targets: [1.6, 2.7], most: 4, alone: 1.2, aloneColumns: 7, heights: [6, 18], least: 3 }
/** Photographs in a row have equal widths on phones, and the height of the highest. */
const phone = { targets: [1.5, 2.8], most: 2 }
/** What is left of the wider photograph of a pair on phones, at the least. */
const leastLeft = 0.8

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Returns how far two ratios differ, as the square of a logarithm: twice too wide counts as much as twice too high. */
const distance = (one: number, other: number) => Math.log(one / other) ** 2

/** Divides photographs into rows whose sums of ratios are near the targets. */
function rowsOf(
  ratios: readonly number[],
  { targets, most }: Pick<Arrangement, 'targets' | 'most'>,
  ownCost: (row: readonly number[]) => number,
): number[][] {
  interface Way {
    cost: number
    rows: number[][]
  }
  /** The best ways to arrange the first photographs, by the number of photographs and the turn of the next row. */
  const ways: (Way | undefined)[][] = [[{ cost: 0, rows: [] }]]
  for (let end = 1; end <= ratios.length; end += 1) {
    const best: (Way | undefined)[] = []
    for (let start = Math.max(0, end - most); start < end; start += 1) {
      const row = ratios.slice(start, end)
      for (const [turn, way] of (ways[start] ?? []).entries()) {
        if (!way) continue
        const cost = way.cost + distance(sum(row), targets[turn]!) + ownCost(row)
        const next = (turn + 1) % targets.length
        if (cost < (best[next]?.cost ?? Infinity)) best[next] = { cost, rows: [...way.rows, row] }
      }
    }
    ways.push(best)
  }
  const [way] = (ways.at(-1) ?? []).filter((one) => one !== undefined).sort((one, other) => one.cost - other.cost)
  return way?.rows ?? []
}

/** The columns of the photographs of a row, twelve together, and its height. */
interface Fit {
  columns: readonly number[]
  height: number
  /** The sum of the cropped distances. */
  crop: number
}

/** Returns columns in proportion to the ratios. */
function columnsOf(row: readonly number[], least: number): number[] {
  const exact = row.map((ratio) => (12 * ratio) / sum(row))
  const columns = exact.map((one) => Math.max(least, Math.floor(one)))
  while (sum(columns) !== 12) {
    const step = sum(columns) < 12 ? 1 : -1
    const gains = exact.map((one, index) =>
      columns[index]! + step < least ? -Infinity : (one - columns[index]!) * step,
    )
    columns[gains.indexOf(Math.max(...gains))]! += step
  }
  return columns
}

/** Returns the columns and the height that crop least. */
function fit(row: readonly number[], { heights: [lowest, highest], least }: Arrangement): Fit {
  const columns = columnsOf(row, least)
  const exact = Math.min(Math.max(24 / sum(row), lowest), highest)
  const fits = [Math.floor(exact), Math.ceil(exact)].map((height) => {
    const crop = sum(row.map((ratio, index) => distance((2 * columns[index]!) / height, ratio)))
    return { columns, height, crop }
  })
  return fits.reduce((best, one) => (one.crop < best.crop ? one : best))
}

/** Returns columns and height of each photograph, as words that begin with the letters given. */
function cellsOf(
  ratios: readonly number[],
  arrangement: Arrangement,
  [across, down, lone]: readonly string[],
): string[] {
  const { heights, alone, aloneColumns } = arrangement
  const isAlone = ([first = 1, ...others]: readonly number[]) => others.length === 0 && first < alone
  const cropOf = (row: readonly number[]) => (isAlone(row) ? 0 : fit(row, arrangement).crop)
  return rowsOf(ratios, arrangement, (row) => 4 * cropOf(row)).flatMap((row) => {
    const { columns, height } = fit(row, arrangement)
    if (!isAlone(row)) return columns.map((one) => `${across}${one} ${down}${height}`)
    const [first = 1] = row
    const tallest = heights[1] - 1
    return [`${lone} ${across}12 ${down}${Math.min(tallest, Math.floor((2 * aloneColumns) / first))}`]
  })
}

/**
 * Returns the place of each photograph in the wall, as words of the attribute `data-cell` (`Photographs.module.css`): columns (`w`) and
 * height (`v`) on wide screens, the same on smaller ones (`m`, `n`), columns on phones (`p`). `wl` and `ml` mark a photograph that does
 * not fill its row.
 */
export function wallCells(sizes: readonly { width: number; height: number }[]): string[] {
  const ratios = sizes.map(({ width, height }) => Math.min(Math.max(width / height, leastRatio), mostRatio))
  const whole = sizes.map(({ width, height }) => width / height)
  const pairCost = ([one = 1, other = one]: readonly number[]) =>
    Math.min(one, other) < leastLeft * Math.max(one, other) ? Infinity : 12 * distance(one, other)
  const onPhones = rowsOf(whole, phone, pairCost).flatMap((row) => row.map(() => `p${2 / row.length}`))
  const onMedium = cellsOf(ratios, medium, ['m', 'n', 'ml'])
  const onWide = cellsOf(ratios, wide, ['w', 'v', 'wl'])
  return ratios.map((_, index) => [onPhones[index], onMedium[index], onWide[index]].join(' '))
}
