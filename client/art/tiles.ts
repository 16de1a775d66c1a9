import { type Corner, path, rect } from './paths.ts'

/**
 * The overlap of tiles against hairlines between antialiased edges. Motifs run this far past the right and lower edges,
 * where later cells cover them. On the left and upper sides the ground recedes behind a motif that fills the side.
 */
export const overlap = 0.9

/** Returns a quarter disc that fills a cell. */
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

/** Returns the ground of a cell, which recedes where a motif fills the left or upper side. */
export function tileGround(x: number, y: number, size: number, motif: { left: boolean; top: boolean }): string {
  return rect(
    x + (motif.left ? overlap : 0),
    y + (motif.top ? overlap : 0),
    size + (motif.left ? overlap : 2 * overlap),
    size + (motif.top ? overlap : 2 * overlap),
  )
}
