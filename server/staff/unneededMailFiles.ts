import type { Store } from '#db/store.ts'
import type { Config } from '../config.ts'
import { mailFolder } from '../dataFolder.ts'
import { isCoded, reasonOf } from './failures.ts'
import { text, type Text } from './text.ts'

/**
 * Deletes the files of mails that are no longer pending, on a site without a mail server. The site does so every hour,
 * but an erasure must not wait for it. Returns the text of a problem, if there was one.
 */
export async function deleteFinishedMailFiles(store: Store, config: Config): Promise<Text | undefined> {
  // Imported here because it loads nodemailer, which most commands do not need.
  const { deleteOrphanedMailFiles } = await import('../mail/transport.ts')
  const folder = mailFolder(config)
  try {
    await deleteOrphanedMailFiles(folder, () => store.listMail())
    return undefined
  } catch (error) {
    if (!isCoded(error)) throw error
    return text('common.mailFiles', { folder, reason: reasonOf(error) })
  }
}
