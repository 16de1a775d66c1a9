import type { Plugin } from 'vite'

/**
 * Returns code in which every character outside ASCII is an escape. Values stay the same, except the raw text of a tagged template and the
 * `source` of a regular expression.
 */
export const asciiOf = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Vite plugin that writes the server's code in ASCII: V8 keeps the source of a file with one Cyrillic letter in two bytes a character. */
export const asciiChunksPlugin = (): Plugin => ({
  name: 'ascii-chunks',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  // After the minifier, which writes characters instead of escapes.
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = asciiOf(file.code)
  },
})
