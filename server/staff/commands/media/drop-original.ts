import { command } from '../../command.ts'
import { findMedium } from '../../media/medium.ts'
import { mediumOperand, readMediumName } from '../../media/options.ts'
import { authorName } from '../../options.ts'
import { nameOf } from '../../publishing/item.ts'
import { text } from '../../text.ts'

export const mediaDropOriginalCommand = command('media drop-original', {
  operands: mediumOperand,
  options: { as: authorName },
  example: 'media drop-original voda.jpg --as Ana',

  async run(context, { options, operands: [given = ''] }) {
    const name = readMediumName(given)
    const by = nameOf(context, options)
    const store = await context.store()
    await findMedium(store, name)
    const isDropped = await store.dropOriginal({ name, by, at: context.now() })
    await context.terminal.print(text(isDropped ? 'media.originalDropped' : 'media.noOriginal', { name }))
  },
})
