import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse, stringify } from 'yaml'
import * as z from 'zod/mini'
import type { Store, StoredFileKey, StoredMedium } from '#db/store.ts'
import { focusCells } from '#shared/content/picture.ts'
import { textLanguages } from '#shared/publishing/documents.ts'
import { isMediumName } from '#shared/publishing/media.ts'
import { isFileOf, kindOf, prepareMedium, storeMedium } from '../../services/media.ts'
import { writeAtomicFile, type AtomicFileParts } from '../atomicFile.ts'
import type { Context } from '../command.ts'
import { Failure, isCoded, reasonOf } from '../failures.ts'
import { text, type Text } from '../text.ts'
import { maxAlt, maxCredit } from './options.ts'
import { nameFromFile, readMediumFile, withReason } from './typedMedium.ts'
import { makeFolder } from '../../makeFolder.ts'

/* Media as files: `voda.jpg`, and beside it `voda.jpg.yaml` with its texts. */

const factsEnding = '.yaml'

const mediumFacts = z.strictObject({
  alt: z._default(z.partialRecord(z.enum(textLanguages), z.string().check(z.maxLength(maxAlt))), {}),
  credit: z.optional(z.string().check(z.maxLength(maxCredit))),
  focus: z._default(z.enum(focusCells), 'center'),
})
type Facts = z.infer<typeof mediumFacts>

const factsOf = ({ alt, credit, focus }: Facts | StoredMedium) => ({
  ...{ alt, ...(credit !== undefined && { credit }), focus },
})

/** Writes every medium with its texts: of a picture the original or, if it was dropped, the widest JPEG. Returns their number. */
export async function exportMedia(store: Store, folder: string, parts: AtomicFileParts): Promise<number> {
  let count = 0
  for await (const medium of store.listMedia()) {
    if (count === 0) makeFolder(folder)
    const file = medium.original ?? medium.files.findLast(({ type }) => type === 'jpeg' || type === 'pdf')
    if (file) await writeAtomicFile(join(folder, medium.name), await bytesOf(store, file), parts)
    await writeAtomicFile(join(folder, medium.name + factsEnding), stringify(factsOf(medium)), parts)
    count += 1
  }
  return count
}

async function bytesOf(store: Store, file: StoredFileKey & { bytes: number }): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of store.mediaBytes.read(file, 0, file.bytes - 1)) pieces.push(piece)
  return Buffer.concat(pieces)
}

export interface ImportedMedium {
  name: string
  outcome: 'new' | 'changed' | 'unchanged' | 'refused'
  problem?: Text
}

/** Adds the media of a folder, and changes the texts of those that are there. Yields what became of each. */
export async function* importMedia(
  context: Context,
  folder: string,
  by: string,
  isDry: boolean,
): AsyncGenerator<ImportedMedium> {
  const store = await context.store()
  for (const file of filesIn(folder)) {
    try {
      yield await importMedium(context, store, { folder, file, by, isDry })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      yield { name: file, outcome: 'refused', problem: error.text }
    }
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(factsEnding) && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function importMedium(
  { now, pictureScript }: Context,
  store: Store,
  { folder, file, by, isDry }: { folder: string; file: string; by: string; isDry: boolean },
): Promise<ImportedMedium> {
  const path = join(folder, file)
  const bytes = await withReason(path, () => readMediumFile(path))
  const kind = await withReason(path, () => kindOf(bytes))
  const name = isMediumName(file) ? file : nameFromFile(file, kind)
  if (name === undefined) throw new Failure(text('media.chooseName', { example: 'voda.jpg' }))
  const facts = readFacts(path + factsEnding)
  if (kind === 'picture' && Object.keys(facts.alt).length === 0)
    throw new Failure(text('media.factsMissing', { file: path + factsEnding }))
  const present = (await store.findMedia([name])).get(name)
  const given = factsOf(facts)
  if (present) {
    const isSame = await withReason(path, () => isFileOf(bytes, present, pictureScript))
    if (!isSame) throw new Failure(text('media.otherBytes', { name }))
    if (isDeepStrictEqual(factsOf(present), given)) return { name, outcome: 'unchanged' }
    if (!isDry) await store.changeMedium({ name, by, at: now(), ...given })
    return { name, outcome: 'changed' }
  }
  if (!isDry) {
    const prepared = await withReason(path, () => prepareMedium(bytes, pictureScript))
    const outcome = await storeMedium(store, prepared, { name, by, ...given }, now())
    if (outcome !== 'added') throw new Failure(text('media.sweptMeanwhile'))
  }
  return { name, outcome: 'new' }
}

/** @throws Failure if the file is there and cannot be read */
function readFacts(file: string): Facts {
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return mediumFacts.parse({})
    if (!isCoded(error)) throw error
    throw new Failure(text('publishing.fileNotRead', { file, reason: reasonOf(error) }), error)
  }
  try {
    return mediumFacts.parse(parse(source, { maxAliasCount: 0 }) ?? {})
  } catch (error) {
    throw new Failure(text('media.wrongFacts', { file }), error)
  }
}
