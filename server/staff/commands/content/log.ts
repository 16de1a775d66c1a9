import { command } from '../../command.ts'
import { openPublishing, pathOf } from '../../publishing/item.ts'
import { text } from '../../text.ts'
import { visible } from '../../visible.ts'

export const contentLogCommand = command('content log', {
  options: {},
  example: 'content log',

  async run(context) {
    const { terminal, formatter } = context
    for await (const { at, author, act, kind, slug, version, scheduledAt } of (await openPublishing(context)).log()) {
      const actText =
        act === 'scheduled' && scheduledAt !== null
          ? text('content log.act.scheduled', { time: formatter.dateTime(scheduledAt) })
          : text(`content log.act.${act === 'scheduled' ? 'published' : act}`)
      const item = `${pathOf({ kind, slug })} ${version}`
      await terminal.write(
        `${[formatter.dateTime(at), visible(author || '…'), item, formatter.text(actText)].join('  ')}\n`,
      )
    }
  },
})
