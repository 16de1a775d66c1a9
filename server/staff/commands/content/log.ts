import { command } from '../../command.ts'
import { openPublishing, pathOf } from '../../publishing/item.ts'
import { text } from '../../text.ts'
import { visible } from '../../visible.ts'

export const contentLogCommand = command('content log', {
  options: {},
  example: 'content log',

  async run(context) {
    const { terminal, formatter } = context
    const store = await context.store()
    for await (const entry of inOrder((await openPublishing(context)).log(), store.mediaLog())) {
      const { at, author, act } = entry
      const by = [formatter.dateTime(at), visible(author || '…')]
      if ('name' in entry) {
        const mediaAct = formatter.text(text(`content log.media.${entry.act}`))
        await terminal.write(`${[...by, `media/${entry.name}`, mediaAct].join('  ')}\n`)
        continue
      }
      const { kind, slug, version, scheduledAt } = entry
      const actText =
        act === 'scheduled' && scheduledAt !== null
          ? text('content log.act.scheduled', { time: formatter.dateTime(scheduledAt) })
          : text(`content log.act.${entry.act === 'scheduled' ? 'published' : entry.act}`)
      const item = `${pathOf({ kind, slug })} ${version}`
      await terminal.write(`${[...by, item, formatter.text(actText)].join('  ')}\n`)
    }
  },
})

/** Yields the entries of two logs by their time. */
async function* inOrder<One extends { at: number }, Other extends { at: number }>(
  one: AsyncIterable<One>,
  other: AsyncIterable<Other>,
): AsyncGenerator<One | Other> {
  const others = other[Symbol.asyncIterator]()
  let next = await others.next()
  for await (const entry of one) {
    for (; !next.done && next.value.at < entry.at; next = await others.next()) yield next.value
    yield entry
  }
  for (; !next.done; next = await others.next()) yield next.value
}
