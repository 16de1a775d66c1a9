import type { Store, StoredMedium } from '#db/store.ts'
import { mediaPath, type Medium } from '#shared/publishing/media.ts'
import { contentKinds, textLanguages } from '#shared/publishing/documents.ts'
import { mediaNamesOf } from '../../publishing/mediumUses.ts'
import type { Context } from '../command.ts'
import { Failure } from '../failures.ts'
import { pathOf } from '../publishing/item.ts'
import { text } from '../text.ts'
import { visible } from '../visible.ts'

/**
 * Returns a medium.
 * @throws Failure if there is none
 */
export async function findMedium(store: Store, name: string): Promise<StoredMedium> {
  const found = (await store.findMedia([name])).get(name)
  if (found) return found
  throw new Failure(text('media.none', { name, command: 'staff media list' }))
}

/** Removes empty descriptions: `--alt en=` takes one away. */
export const withoutEmpty = (alt: Medium['alt']): Medium['alt'] =>
  Object.fromEntries(Object.entries(alt).filter(([, words]) => words !== ''))

/** Prints the texts, the size and the addresses of a medium. */
export async function printMedium({ terminal, formatter, config }: Context, medium: StoredMedium): Promise<void> {
  const { name, kind, width, height, alt, credit, focus, addedAt, by, files, original } = medium
  const line = (label: Parameters<typeof text>[0], value: string) =>
    terminal.write(`${formatter.text(text(label as 'media.label.added'))} ${visible(value)}\n`)
  await terminal.write(`${name}${kind === 'picture' ? `  ${width} × ${height}` : ''}\n`)
  for (const language of textLanguages)
    if (alt[language]) await terminal.write(`${language}: ${visible(alt[language])}\n`)
  if (credit !== undefined) await line('media.label.credit', credit)
  if (kind === 'picture') await line('media.label.focus', focus)
  await line('media.label.added', `${formatter.dateTime(addedAt)}, ${by || '…'}`)
  if (kind === 'picture')
    await line(
      'media.label.original',
      original ? formatter.fileSize(original.bytes) : formatter.text(text('media.dropped')),
    )
  for (const file of files)
    await terminal.write(`  ${config().publicUrl}${mediaPath(file)}  ${formatter.fileSize(file.bytes)}\n`)
}

/** Returns the documents that use each name: in the newest version, or in one that visitors see or will see. */
export async function usesOfMedia(store: Store): Promise<Map<string, string[]>> {
  const uses = new Map<string, string[]>()
  for (const kind of contentKinds) {
    for await (const { slug, version, shownVersion, scheduledVersion, newest } of store.listContent(kind)) {
      const others = [shownVersion, scheduledVersion].filter((one) => one !== null && one !== version)
      const history = others.length > 0 ? await store.contentHistory(kind, slug) : []
      const documents = [newest, ...history.filter((one) => others.includes(one.version))]
      for (const name of new Set(documents.flatMap(({ document }) => mediaNamesOf(document)))) {
        const items = uses.get(name) ?? []
        items.push(pathOf({ kind, slug }))
        uses.set(name, items)
      }
    }
  }
  return uses
}
