import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { root } from '../setup/command.mjs'
import type { SvgPaths } from './pictureFolders.ts'
import type { Drawing } from './pictures.ts'

/** What a picture must not do, with what the build says of it. */
const refused: readonly (readonly [pattern: RegExp, does: string])[] = [
  [/<(?:[\w-]+:)?(?:script|foreignObject)\b|<[^>]*\son\w+\s*=|javascript:/i, 'contains script or HTML'],
  [
    /\bhref\s*=\s*["'](?!#|data:image\/)|\burl\(\s*(?:["']|&quot;)?(?!#|data:)|@import|<\?xml-stylesheet|<!ENTITY/i,
    'refers to something outside itself',
  ],
]

/**
 * Reads a picture from its SVG files.
 *
 * @throws Error with one sentence where a file contains script or refers to other files, or has no size
 */
export function readSvg({ light, dark }: SvgPaths): Drawing {
  const [lit, dim] = [readFile(light), readFile(dark)]
  if (lit.width !== dim.width || lit.height !== dim.height) throw new Error(`${light} and ${dark} differ in size.`)
  return { light: lit.text, dark: dim.text, width: lit.width, height: lit.height }
}

function readFile(path: string): { text: string; width: number; height: number } {
  const text = readFileSync(join(root, path), 'utf8')
  const checked = text.replace(/<!--[\s\S]*?-->/g, '')
  for (const [pattern, does] of refused) if (pattern.test(checked)) throw new Error(`${path} ${does}.`)
  try {
    const { width, height } = new Resvg(text, { font: { loadSystemFonts: false } })
    return { text, width: Math.round(width), height: Math.round(height) }
  } catch (error) {
    throw new Error(`${path} is no SVG file that can be read.`, { cause: error })
  }
}
