import type { MailBacklog } from '#db/store.ts'
import { freeSpace, minFreeSpace } from '../../freeSpace.ts'
import { isoTimeOrNull } from '../../services/isoTime.ts'
import { command } from '../command.ts'
import type { Finding } from '../doctor/finding.ts'
import type { Formatter } from '../formatter.ts'
import { choice } from '../options.ts'
import { text, type Text } from '../text.ts'
import { visibleJson } from '../visible.ts'

function diskText(folder: string, free: number | undefined, formatter: Formatter): Text {
  if (free === undefined) return text('status.diskUnknown', { folder })
  const values = { folder, size: formatter.fileSize(free) }
  return free < minFreeSpace ? text('status.diskLow', values) : text('status.diskEnough', values)
}

/** Returns what `staff doctor` says about the free space of the disk, in bytes. */
export const diskFinding = (folder: string, free: number | undefined, formatter: Formatter): Finding => ({
  state: (free ?? 0) < minFreeSpace ? 'warning' : 'ok',
  text: diskText(folder, free, formatter),
})

function mailTexts({ waiting, oldest, held, dead }: MailBacklog, formatter: Formatter): Text[] {
  return [
    oldest === undefined
      ? text('status.noMail')
      : text('status.waiting', { count: waiting, time: formatter.dateTime(oldest) }),
    held + dead === 0 ? text('status.noBlocked') : text('status.blocked', { held, failed: dead }),
  ]
}

export const statusCommand = command('status', {
  options: { format: choice(['text', 'json'], 'text') },
  example: 'status',

  async run({ terminal, formatter, config, store: open }, { options }) {
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
    await terminal.print(text('status.writable'), diskText(dataDir, free, formatter), ...mailTexts(backlog, formatter))
  },
})
