import { type Corner, path, rect } from './paths.ts'

/**
 * Tiles without hairlines, which two antialiased edges on one line would leave. Later cells cover what runs past the
 * right and the lower edge, so motifs run this far past those two; on the left and the upper side the cell's ground
 * steps back by it behind a motif that fills that side.
 */
export const overlap = 0.9

/** A quarter disc that fills a cell. */
export function tileQuarter(x: number, y: number, size: number, centre: Corner): string {
  const isLeft = centre === 'topLeft' || centre === 'bottomLeft'
  const isTop = centre === 'topLeft' || centre === 'topRight'
  const [centreX, dx, outerX] = isLeft ? [x, 1, x] : [x + size, -1, x + size + overlap]
  const [centreY, dy, outerY] = isTop ? [y, 1, y] : [y + size, -1, y + size + overlap]
  const sweep = dx * dy > 0 ? 1 : 0
  return path`
    M${outerX} ${outerY}H${centreX + dx * size}V${centreY}
    A${size} ${size} 0 0 ${sweep} ${centreX} ${centreY + dy * size}H${outerX}z
  `
}

/** The ground of a cell, which steps back where a motif fills the left or the upper side. */
export function tileGround(x: number, y: number, size: number, motif: { left: boolean; top: boolean }): string {
  return rect(
    x + (motif.left ? overlap : 0),
    y + (motif.top ? overlap : 0),
    size + (motif.left ? overlap : 2 * overlap),
    size + (motif.top ? overlap : 2 * overlap),
  )
}
