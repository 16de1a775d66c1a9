import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { isMediumName, maxMediumName, type MediumKind } from '#shared/publishing/media.ts'
import { maxFileBytes, maxPixels, maxRatio, minSide, Refused } from '../../media/refusal.ts'
import { Failure, reasonOf } from '../failures.ts'
import type { Terminal } from '../terminal.ts'
import { text } from '../text.ts'

/** The name of a file that stands for standard input. */
export const standardInput = '-'

/**
 * Reads the file of a medium, or standard input.
 * @throws Failure, Refused
 */
export async function readMedium(name: string, { readBytes }: Pick<Terminal, 'readBytes'>): Promise<Buffer> {
  if (name !== standardInput) return readMediumFile(name)
  const bytes = await readBytes(maxFileBytes)
  if (!bytes) throw new Refused('tooLarge')
  return bytes
}

/** @throws Failure, Refused */
export function readMediumFile(name: string): Buffer {
  try {
    const stats = statSync(name)
    if (!stats.isFile()) throw new Failure(text('common.file.notAFile', { file: name }))
    if (stats.size > maxFileBytes) throw new Refused('tooLarge')
    return readFileSync(name)
  } catch (error) {
    if (error instanceof Failure || error instanceof Refused) throw error
    throw new Failure(text('publishing.fileNotRead', { file: name, reason: reasonOf(error) }), error)
  }
}

/** Returns the name of a medium after that of a file: `Вода 1.JPEG` becomes `voda-1.jpg`. Undefined without letters and digits. */
export function nameFromFile(file: string, kind: MediumKind): string | undefined {
  const stem = toLatin(basename(file, extname(file)))
    .replace(/[đĐ]/g, 'dj')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxMediumName - '.jpg'.length)
    .replace(/^-+|-+$/g, '')
  const name = `${stem}.${endings[kind]}`
  return isMediumName(name) ? name : undefined
}

/** The ending of the names of each kind. */
export const endings: Readonly<Record<MediumKind, string>> = { picture: 'jpg', pdf: 'pdf' }

/** Runs work on a file. A refusal becomes a failure that says what to do. */
export async function withReason<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const limits = { megabytes: maxFileBytes / 1024 ** 2, megapixels: maxPixels / 1e6, ratio: maxRatio, side: minSide }
    throw new Failure(text('media.refused', { file, reason: text(`media.refusal.${error.refusal}`, limits) }), error)
  }
}
