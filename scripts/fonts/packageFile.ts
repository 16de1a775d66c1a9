import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontFamily } from '#shared/fonts.ts'

const packages = join(import.meta.dirname, '../../node_modules')

/** A file of a family's package, by its part of the alphabet. */
export function packageFile(family: FontFamily, part: string): Buffer {
  const [start, end] = family.files
  return readFileSync(join(packages, family.package, 'files', `${start}${part}${end}`))
}
