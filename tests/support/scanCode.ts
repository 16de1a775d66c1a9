import { Resvg } from '@resvg/resvg-js'
import jsqr from 'jsqr'
import type { QrDrawing } from '#shared/payment.ts'

/** The text of the QR code in a drawing, as a telephone would read it; undefined where it finds none. */
export function scanSvg(svg: string, width = 600): string | undefined {
  const drawn = new Resvg(svg, { background: '#ffffff', fitTo: { mode: 'width', value: width } }).render()
  // A code that is only found when light and dark are exchanged is one that many telephones do not find.
  const found = jsqr(new Uint8ClampedArray(drawn.pixels), drawn.width, drawn.height, {
    inversionAttempts: 'dontInvert',
  })
  return found?.data
}

/** The same of a screenshot. */
export function scanPng(png: Buffer): string | undefined {
  // The size stands in the first chunk.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const href = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`
  return scanSvg(svg, width)
}

/** A drawing as a picture of its own. */
export const svgOf = ({ size, path }: QrDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
