import { createHash } from 'node:crypto'

/** Returns a hash source of the content security policy: it allows the inline script or style element that holds `text`. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
