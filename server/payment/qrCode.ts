import encodeQR from 'qr'
import type { QrDrawing } from '#shared/payment.ts'

/** Modules of white around the code (ISO/IEC 18004); the library's border is part of what it answers. */
const quietZone = 4

/**
 * A text as a QR code of level M, in UTF-8.
 * @throws RangeError where no code holds so much
 */
export function qrModules(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: quietZone })
}

/** A QR code as the data of one SVG path: a rectangle for each run of dark modules of a row. */
export function drawQr(text: string): QrDrawing {
  const modules = qrModules(text)
  const runs = modules.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  )
  return { size: modules.length, path: runs.join('') }
}
