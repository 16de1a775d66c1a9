import { Resvg } from '@resvg/resvg-js'
import jsqr from 'jsqr'
import type { QrDrawing } from '#shared/payment.ts'

/** Returns the text of the QR code in a drawing; undefined if there is none. */
export function scanSvg(svg: string, width = 600): string | undefined {
  const drawn = new Resvg(svg, { background: '#ffffff', fitTo: { mode: 'width', value: width } }).render()
  // Many phones do not read inverted codes.
  const found = jsqr(new Uint8ClampedArray(drawn.pixels), drawn.width, drawn.height, {
    inversionAttempts: 'dontInvert',
  })
  return found?.data
}

/** Returns the text of the QR code in a screenshot; undefined if there is none. */
export function scanPng(png: Buffer): string | undefined {
  // The first chunk of a PNG file has its size.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const href = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`
  return scanSvg(svg, width)
}

/** Returns a QR drawing as a complete SVG picture. */
export const svgOf = ({ size, path }: QrDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
