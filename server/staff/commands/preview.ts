import { maxPreviewTime, signPreviewToken } from '../../publishing/previewToken.ts'
import { sitePath } from '../../publishing/markdown.ts'
import { command } from '../command.ts'
import { UsageError } from '../failures.ts'
import { count } from '../options.ts'
import { text } from '../text.ts'

const hour = 60 * 60_000
const fallbackHours = 2
const fallbackPath = '/news'

export const previewCommand = command('preview', {
  operands: { name: '[PATH]', meaning: text('common.operands.path', { path: fallbackPath }), least: 0, most: 1 },
  options: { hours: { ...count, shownDefault: String(fallbackHours) } },
  example: 'preview /news --hours 24',

  async run(context, { options: { hours = fallbackHours }, operands: [typed = fallbackPath] }) {
    const most = maxPreviewTime / hour
    if (hours > most) throw new UsageError(text('preview.tooLong', { hours: most }))
    const to = sitePath(typed.startsWith('/') ? typed : `/${typed}`)
    if (to === undefined) throw new UsageError(text('preview.noPath', { path: typed, example: fallbackPath }))
    const { terminal, formatter, now, config } = context
    const { current } = await context.matchingKeys()
    const until = now() + hours * hour
    const query = new URLSearchParams({ token: signPreviewToken(current, until), to })
    await terminal.write(`${config().publicUrl}/preview?${query.toString()}\n`)
    await terminal.flush()
    terminal.notify(text('preview.until', { time: formatter.dateTime(until) }))
  },
})
