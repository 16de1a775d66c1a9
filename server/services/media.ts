import { createHash } from 'node:crypto'
import type { AddOutcome, Milliseconds, Store, StoredFile, StoredMedium } from '#db/store.ts'
import type { Medium, MediumKind } from '#shared/publishing/media.ts'
import { cleanPdf } from '../media/cleanPdf.ts'
import { formatOf } from '../media/fileKind.ts'
import { makePicture } from '../media/makePicture.ts'
import { maxFileBytes, Refused } from '../media/refusal.ts'

/** A medium with the bytes of its files, before it is stored. */
export interface PreparedMedium extends Pick<Medium, 'kind' | 'colour' | 'width' | 'height'> {
  files: readonly { file: StoredFile; bytes: Buffer }[]
  /** Whether a PDF still says who made it. */
  namesMaker: boolean
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/**
 * Returns the kind of a file that may be added, by its first bytes.
 * @throws Refused
 */
export function kindOf(bytes: Buffer): MediumKind {
  if (bytes.length > maxFileBytes) throw new Refused('tooLarge')
  return formatOf(bytes) === 'pdf' ? 'pdf' : 'picture'
}

/**
 * Checks a file and makes what is stored of it.
 * @param script see `makePicture`
 * @throws Refused
 */
export async function prepareMedium(bytes: Buffer, script: string): Promise<PreparedMedium> {
  if (kindOf(bytes) === 'pdf') {
    const clean = cleanPdf(bytes)
    const file = { hash: hashOf(clean.bytes), type: 'pdf', width: 0, height: 0, bytes: clean.bytes.length } as const
    return {
      ...{ kind: 'pdf', colour: '#ffffff', width: 0, height: 0 },
      ...{ files: [{ file, bytes: clean.bytes }], namesMaker: clean.namesMaker },
    }
  }
  const { files, ...picture } = await makePicture(bytes, script)
  const stored = files.map(({ bytes: made, ...file }) => ({
    file: { ...file, hash: hashOf(made), bytes: made.length },
    bytes: made,
  }))
  return { kind: 'picture', ...picture, files: stored, namesMaker: false }
}

/**
 * Returns whether a file is the one that a medium was made from, or that an export wrote. Making the files again gives the same bytes.
 * @throws Refused
 */
export async function isFileOf(bytes: Buffer, { files, original }: StoredMedium, script: string): Promise<boolean> {
  const hashes = new Set([...files, ...(original ? [original] : [])].map(({ hash }) => hash))
  if (hashes.has(hashOf(bytes))) return true
  return (await prepareMedium(bytes, script)).files.some(({ file }) => hashes.has(file.hash))
}

export interface MediumFacts extends Pick<Medium, 'name' | 'alt' | 'focus' | 'by'> {
  credit?: string
}

/** Stores a prepared medium: first the bytes, then the rows. A crash in between leaves bytes for a sweep. */
export async function storeMedium(
  store: Pick<Store, 'mediaBytes' | 'addMedium'>,
  { files, namesMaker: _namesMaker, ...medium }: PreparedMedium,
  facts: MediumFacts,
  at: Milliseconds,
): Promise<AddOutcome> {
  for (const { file, bytes } of files) await store.mediaBytes.put(file, bytes, at)
  return store.addMedium({ ...medium, ...facts, files: files.map(({ file }) => file), at })
}
