import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontFamily } from '#shared/fonts.ts'

const packages = join(import.meta.dirname, '../../node_modules')

/** Returns a font file of a family's package. `part` is a subset name, for example `latin-ext`. */
export function packageFile(family: FontFamily, part: string): Buffer {
  const [start, end] = family.files
  return readFileSync(join(packages, family.package, 'files', `${start}${part}${end}`))
}
