import type { Store } from '#db/store.ts'
import type { Config } from '../config.ts'
import { mailFolder } from '../dataFolder.ts'
import { isCoded, reasonOf } from './failures.ts'
import { visible } from './text.ts'

/**
 * Deletes the files of mails that no longer wait, where the site files its mail. The site does so too, every hour; who
 * erases a person should not wait for it. Answers what stands in the way, in a sentence.
 */
export async function deleteFinishedMailFiles(store: Store, config: Config): Promise<string | undefined> {
  // Loaded when needed: it brings nodemailer along, and most commands send nothing.
  const { deleteOrphanedMailFiles } = await import('../mail/transport.ts')
  const folder = mailFolder(config)
  try {
    await deleteOrphanedMailFiles(folder, () => store.listMail())
    return undefined
  } catch (error) {
    if (!isCoded(error)) throw error
    return `It is done in the database, but the mails’ files in ${visible(folder)} could not all be deleted: ${reasonOf(error)}.`
  }
}
