import { markPath } from './paths.ts'
import { paletteOf } from './palette.ts'

/** Half a module of the mark on either side of it. */
const modules = 4

/** The site's icon: the mark in white on a square of the accent, the same in both schemes. `side` is in CSS pixels. */
export function drawIcon(side = 64): string {
  const { accent, light } = paletteOf('plakat', 'light')
  const module = side / modules
  const square = `<path fill="${accent}" d="M0 0h${side}v${side}H0z"/>`
  const mark = `<path fill="${light}" d="${markPath(module / 2, module, module)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${square}${mark}</svg>`
}
