import { createHash } from 'node:crypto'

/** Returns the hash source with which the content security policy allows an inline script or style element with this text. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
