import { existsSync } from 'node:fs'
import { readdir, rm, rmdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { contentKinds, textLanguages, type ContentDocument } from '#shared/publishing/documents.ts'
import { factsFile, fileNamesOf, formatDocument } from '../../../publishing/formatDocument.ts'
import { kinds } from '../../../publishing/kinds/kinds.ts'
import { seedVersion } from '../../../publishing/seeds.ts'
import { writeAtomicFile, type AtomicFileParts } from '../../atomicFile.ts'
import { command } from '../../command.ts'
import { Failure, isCoded, reasonOf } from '../../failures.ts'
import { exportMedia } from '../../media/mediaFiles.ts'
import { formatState, stateFile, versionFolders } from '../../publishing/exportedState.ts'
import { openPublishing } from '../../publishing/item.ts'
import { text } from '../../text.ts'
import { makeFolder } from '../../../makeFolder.ts'

export const contentExportCommand = command('content export', {
  operands: { name: 'DIR', meaning: text('common.operands.contentFolder'), least: 1, most: 1 },
  options: {},
  example: 'content export texts',

  async run(context, { operands: [name = ''] }) {
    const { terminal, config, stopSignal } = context
    const publishing = await openPublishing(context)
    const root = resolve(name)
    const parts = { config: config(), signal: stopSignal() }
    let items = 0
    for (const kind of contentKinds) {
      let place = 0
      for await (const item of publishing.list(kind)) {
        const { slug, newest, shownVersion, scheduledVersion } = item
        // What nobody has changed belongs to the release.
        if (newest.version === seedVersion) continue
        place += 1
        const folder = join(root, kinds[kind].folder, slug)
        await writeDocument(folder, newest.document, parts)
        for (const [name, version] of [
          ['shown', shownVersion],
          ['scheduled', scheduledVersion],
        ] as const) {
          const isOther = version !== null && version !== newest.version
          const other = isOther
            ? (await publishing.history({ kind, slug })).find((one) => one.version === version)
            : undefined
          await writeDocument(join(folder, versionFolders[name]), other?.document, parts)
        }
        await writeAtomicFile(join(folder, stateFile), formatState(item, place), parts)
        items += 1
      }
    }
    items += await exportMedia(await context.store(), join(root, 'media'), parts)
    terminal.notify(text('content export.done', { count: items, folder: root }))
  },
})

/** Writes the files of a document, and removes those of an earlier one: they would come back with an import. */
async function writeDocument(
  folder: string,
  document: ContentDocument | undefined,
  parts: AtomicFileParts,
): Promise<void> {
  const files = document ? fileNamesOf(document) : []
  await attempt(folder, async () => {
    if (document) makeFolder(folder)
    const present = existsSync(folder) ? new Set(await readdir(folder)) : new Set<string>()
    const old = ([...textLanguages, factsFile] as const).filter(
      (one) => !files.includes(one) && present.has(`${one}.md`),
    )
    for (const name of old) await rm(join(folder, `${name}.md`))
    if (!document && old.length > 0 && old.length === present.size) await rmdir(folder)
  })
  for (const name of files)
    if (document) await writeAtomicFile(join(folder, `${name}.md`), formatDocument(document, name), parts)
}

async function attempt(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isCoded(error)) throw error
    throw new Failure(text('common.file.notWritten', { file, reason: reasonOf(error) }), error)
  }
}
