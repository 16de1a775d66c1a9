import encodeQR from 'qr'
import type { QrDrawing } from '#shared/payment.ts'

/** The white border in modules (ISO/IEC 18004). The library includes it in its result. */
const quietZone = 4

/**
 * Encodes a text in UTF-8 as a QR code of level M.
 * @throws RangeError when the text is too long for a QR code
 */
export function qrModules(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: quietZone })
}

/** Returns a QR code as the data of one SVG path, with a rectangle for each run of dark modules in a row. */
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
