import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fontFolder } from '#shared/fonts.ts'
import { makeFonts } from '../fonts/make.ts'
import { root } from '../setup/command.mjs'

const prefix = 'virtual:fonts/'

/** Vite plugin that makes the fonts. `virtual:fonts/<family>.css` has the font faces of a family. */
export function fontsPlugin(): Plugin {
  return {
    name: 'fonts',
    buildStart: () => makeFonts(),
    resolveId: (id) => (id.startsWith(prefix) ? join(root, fontFolder, id.slice(prefix.length)) : undefined),
  }
}
