import type { MailBacklog } from '#db/store.ts'
import { freeSpace, minFreeSpace } from '../../freeSpace.ts'
import { isoTimeOrNull } from '../../services/isoTime.ts'
import { command } from '../command.ts'
import { choice } from '../options.ts'
import { counted, dateTime, fileSize, number, visible, visibleJson } from '../text.ts'

function diskText(folder: string, free: number | undefined): string {
  const where = `The disk of ${visible(folder)}`
  if (free === undefined) return `${where} does not say how much of it is free.`
  return free < minFreeSpace
    ? `${where} is nearly full: ${fileSize(free)} free. Make room before submissions are refused.`
    : `${where} has room: ${fileSize(free)} free.`
}

function mailText({ waiting, oldest, held, dead }: MailBacklog): string[] {
  const since = oldest === undefined ? '' : `, the oldest since ${dateTime(oldest)}`
  return [
    waiting === 0
      ? 'No mail waits to be sent.'
      : `${counted(waiting, 'mail')} ${waiting === 1 ? 'waits' : 'wait'} to be sent${since}.`,
    held + dead === 0
      ? 'No mail is held or has failed.'
      : `Held or failed mails: ${number(held)} held, ${number(dead)} failed. “staff mail list” shows them.`,
  ]
}

export const statusCommand = command({
  purpose: 'says whether the database, the disk and the mail are in order',
  options: { format: choice('text to read, json for programs', ['text', 'json'], 'text') },
  notes: [
    'It writes a test value to the database, as “/readyz” does, and ends with 1 where that fails.',
    'The public address “/readyz” says none of this: how many mails wait would tell strangers who is known to the party.',
  ],
  example: 'status',

  async run({ terminal, config, store: open }, { options }) {
    const store = await open()
    await store.checkWritable()
    const { dataDir } = config()
    const [free, backlog] = await Promise.all([freeSpace(dataDir), store.mailBacklog()])
    if (options.format === 'json') {
      const { oldest, ...counts } = backlog
      const disk = free === undefined ? 'unknown' : free < minFreeSpace ? 'low' : 'enough'
      const status = {
        database: 'writable',
        disk,
        freeBytes: free ?? null,
        mail: { ...counts, oldest: isoTimeOrNull(oldest ?? null) },
      }
      await terminal.write(`${visibleJson(status)}\n`)
      return
    }
    const lines = ['The database can be written.', diskText(dataDir, free), ...mailText(backlog)]
    await terminal.write(lines.map((line) => `${line}\n`).join(''))
  },
})
