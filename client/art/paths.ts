/**
 * Path data of basic shapes. Lengths are view box units, rounded to a tenth; more precision is invisible and costs
 * bytes.
 */

export type Point = readonly [x: number, y: number]
/** The direction in which a half disc bulges. */
export type Side = 'up' | 'right' | 'down' | 'left'
/** The corner of a square that holds a quarter disc's centre. */
export type Corner = 'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft'

export const corners = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const satisfies readonly Corner[]

/** Returns a length rounded to a tenth, without a negative zero, which would be written with its sign. */
export function rounded(length: number): number {
  return Math.round(length * 10) / 10 + 0
}

/** Returns path data with rounded numbers and without line breaks and indentation. */
export function path(commands: TemplateStringsArray, ...numbers: readonly number[]): string {
  const texts = commands.map((text) => text.replace(/\s*\n\s*/g, ''))
  return texts.reduce((data, text, i) => data + rounded(numbers[i - 1] ?? 0) + text)
}

export function rect(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}h${width}v${height}h${-width}z`
}

export function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
  return path`
    M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}
    h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z
  `
}

export function disc(x: number, y: number, r: number): string {
  return path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
}

/** Returns a half disc whose flat side goes through its centre. */
export function halfDisc(x: number, y: number, r: number, bulge: Side): string {
  switch (bulge) {
    case 'up':
      return path`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`
    case 'down':
      return path`M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0z`
    case 'right':
      return path`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}z`
    case 'left':
      return path`M${x} ${y - r}a${r} ${r} 0 0 0 0 ${2 * r}z`
  }
}

/** Returns a quarter disc that fills the square at `x`, `y`. */
export function quarterDisc(x: number, y: number, size: number, centre: Corner): string {
  const s = size
  switch (centre) {
    case 'topLeft':
      return path`M${x} ${y}h${s}a${s} ${s} 0 0 1 ${-s} ${s}z`
    case 'topRight':
      return path`M${x + s} ${y}v${s}a${s} ${s} 0 0 1 ${-s} ${-s}z`
    case 'bottomRight':
      return path`M${x + s} ${y + s}h${-s}a${s} ${s} 0 0 1 ${s} ${-s}z`
    case 'bottomLeft':
      return path`M${x} ${y + s}v${-s}a${s} ${s} 0 0 1 ${s} ${s}z`
  }
}

export function polygon(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}z`
}

/** Returns a leaf from `x`, `y` at an angle in radians, and its shaded half. */
export function leaf(
  x: number,
  y: number,
  length: number,
  breadth: number,
  angle: number,
): [whole: string, shadedHalf: string] {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const [tipX, tipY] = [x + dx * length, y + dy * length]
  const [middleX, middleY] = [x + dx * length * 0.5, y + dy * length * 0.5]
  const [outX, outY] = [-dy * breadth, dx * breadth]
  const side = path`M${x} ${y}Q${middleX + outX} ${middleY + outY} ${tipX} ${tipY}`
  return [`${side}${path`Q${middleX - outX} ${middleY - outY} ${x} ${y}z`}`, `${side}z`]
}

/** Returns the party's mark: two half discs on one line, in a box of 3 × 2 modules at `x`, `y`. */
export function markPath(x: number, y: number, module: number): string {
  const [r, w] = [module, 2 * module]
  // One outline: between two outlines, a tilted mark would show their common edge as a line.
  return path`M${x + r} ${y + r}a${r} ${r} 0 0 1 ${w} 0H${x + w}a${r} ${r} 0 0 1 ${-w} 0z`
}
