import { createHmac, timingSafeEqual } from 'node:crypto'

/** The longest lifetime of a preview, in milliseconds. */
export const maxPreviewTime = 7 * 24 * 60 * 60 * 1000

const sign = (key: string, until: string) => createHmac('sha256', key).update(`preview\0${until}`).digest('base64url')

/**
 * Returns a token with which drafts are shown.
 * @param until the end of the preview, milliseconds since 1970
 */
export function signPreviewToken(key: string, until: number): string {
  const time = until.toString(36)
  return `${time}.${sign(key, time)}`
}

/**
 * Returns the end of the preview that a token opens, in milliseconds since 1970; undefined if it is forged or has expired.
 * @param keys the site keys whose signatures are accepted
 */
export function checkPreviewToken(token: string, keys: readonly string[], now: number): number | undefined {
  const [time = '', signature = '', ...rest] = token.split('.')
  const until = parseInt(time, 36)
  if (rest.length > 0 || !(until > now && until <= now + maxPreviewTime)) return undefined
  const received = Buffer.from(signature)
  const isSigned = keys.some((key) => {
    const expected = Buffer.from(sign(key, time))
    return expected.length === received.length && timingSafeEqual(expected, received)
  })
  return isSigned ? until : undefined
}
