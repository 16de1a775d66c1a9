import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { contentKinds, textLanguages } from '#shared/publishing/documents.ts'
import { factsFile, fileNamesOf, formatDocument } from '../../../publishing/formatDocument.ts'
import { kinds } from '../../../publishing/kinds/kinds.ts'
import { seedVersion } from '../../../publishing/seeds.ts'
import { openAtomicFile } from '../../atomicFile.ts'
import { command } from '../../command.ts'
import { Failure, isCoded, reasonOf } from '../../failures.ts'
import { exportMedia } from '../../media/mediaFiles.ts'
import { openPublishing } from '../../publishing/item.ts'
import { text } from '../../text.ts'

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
      for await (const { slug, newest } of publishing.list(kind)) {
        // What nobody has changed belongs to the release.
        if (newest.version === seedVersion) continue
        const folder = join(root, kinds[kind].folder, slug)
        const files = fileNamesOf(newest.document)
        await attempt(folder, async () => {
          await mkdir(folder, { recursive: true })
          // Texts that the item no longer has would come back with an import.
          const present = new Set(await readdir(folder))
          for (const name of [...textLanguages, factsFile] as const)
            if (!files.includes(name) && present.has(`${name}.md`)) await rm(join(folder, `${name}.md`))
        })
        for (const name of files) {
          const file = await openAtomicFile(join(folder, `${name}.md`), parts)
          try {
            await file.write(formatDocument(newest.document, name))
            await file.commit()
          } catch (error) {
            await file.discard()
            throw error
          }
        }
        items += 1
      }
    }
    items += await exportMedia(await context.store(), join(root, 'media'), parts)
    terminal.notify(text('content export.done', { count: items, folder: root }))
  },
})

async function attempt(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isCoded(error)) throw error
    throw new Failure(text('common.file.notWritten', { file, reason: reasonOf(error) }), error)
  }
}
