import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { root } from '../setup/command.mjs'
import type { SvgPaths } from './pictureFolders.ts'
import type { Drawing } from './pictures.ts'

/** Patterns that an SVG file may not match, and the reason for the error message. */
const forbidden: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/<(?:[\w-]+:)?(?:script|foreignObject)\b|<[^>]*\son\w+\s*=|javascript:/i, 'contains script or HTML'],
  [
    /\bhref\s*=\s*["'](?!#|data:image\/)|\burl\(\s*(?:["']|&quot;)?(?!#|data:)|@import|<\?xml-stylesheet|<!ENTITY/i,
    'refers to something outside itself',
  ],
]

/**
 * Reads a picture from its SVG files.
 *
 * @throws Error when a file contains script, refers to other files, or is invalid, or when the two sizes differ
 */
export function readSvg({ light, dark }: SvgPaths): Drawing {
  const [lit, dim] = [readFile(light), readFile(dark)]
  if (lit.width !== dim.width || lit.height !== dim.height) throw new Error(`${light} and ${dark} differ in size.`)
  return { light: lit.text, dark: dim.text, width: lit.width, height: lit.height }
}

function readFile(path: string): { text: string; width: number; height: number } {
  const text = readFileSync(join(root, path), 'utf8')
  const checked = text.replace(/<!--[\s\S]*?-->/g, '')
  for (const [pattern, reason] of forbidden) if (pattern.test(checked)) throw new Error(`${path} ${reason}.`)
  try {
    const { width, height } = new Resvg(text, { font: { loadSystemFonts: false } })
    return { text, width: Math.round(width), height: Math.round(height) }
  } catch (error) {
    throw new Error(`${path} is not a valid SVG file.`, { cause: error })
  }
}
