import { command } from '../../command.ts'
import { Failure } from '../../failures.ts'
import { findMedium, usesOfMedia } from '../../media/medium.ts'
import { mediumOperand, readMediumName } from '../../media/options.ts'
import { authorName } from '../../options.ts'
import { nameOf } from '../../publishing/item.ts'
import { and, text } from '../../text.ts'

export const mediaRemoveCommand = command('media remove', {
  operands: mediumOperand,
  options: { as: authorName },
  example: 'media remove voda.jpg --as Ana',

  async run(context, { options, operands: [given = ''] }) {
    const name = readMediumName(given)
    const by = nameOf(context, options)
    const store = await context.store()
    await findMedium(store, name)
    const uses = (await usesOfMedia(store)).get(name)
    if (uses) throw new Failure(text('media.inUse', { name, items: and(uses) }))
    await store.removeMedium({ name, by, at: context.now() })
    await context.terminal.print(text('media.removed', { name }))
  },
})
