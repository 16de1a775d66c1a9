import type { Store } from '#db/store.ts'
import { command } from '../../command.ts'
import { usesOfMedia } from '../../media/medium.ts'
import { authorName, flag } from '../../options.ts'
import { nameOf } from '../../publishing/item.ts'
import { text } from '../../text.ts'

const hour = 60 * 60 * 1000
/** A medium that was added since is about to be used. */
const newFor = 24 * hour

export const mediaSweepCommand = command('media sweep', {
  options: { unused: flag, yes: flag, as: authorName },
  example: 'media sweep --unused',

  async run(context, { options }) {
    const { terminal, now } = context
    const store = await context.store()
    if (options.unused) {
      const by = options.yes ? nameOf(context, options) : ''
      const names = await unusedMedia(store, now() - newFor)
      for (const name of names) {
        if (options.yes) await store.removeMedium({ name, by, at: now() })
        await terminal.write(`${name}\n`)
      }
      await terminal.flush()
      terminal.notify(text(options.yes ? 'media sweep.removed' : 'media sweep.wouldRemove', { count: names.length }))
    }
    // Younger files may belong to a medium that is being added.
    terminal.notify(text('media sweep.done', { count: await store.sweepMedia(now() - hour) }))
  },
})

/** Returns the names of the media that no document uses. */
async function unusedMedia(store: Store, before: number): Promise<string[]> {
  const uses = await usesOfMedia(store)
  const names: string[] = []
  for await (const { name, addedAt } of store.listMedia()) if (!uses.has(name) && addedAt < before) names.push(name)
  return names
}
