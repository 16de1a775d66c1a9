import { command } from '../../command.ts'
import { findMedium, printMedium, usesOfMedia } from '../../media/medium.ts'
import { mediumOperand, readMediumName } from '../../media/options.ts'
import { and, text } from '../../text.ts'

export const mediaShowCommand = command('media show', {
  operands: mediumOperand,
  options: {},
  example: 'media show voda.jpg',

  async run(context, { operands: [name = ''] }) {
    const store = await context.store()
    const medium = await findMedium(store, readMediumName(name))
    await printMedium(context, medium)
    const uses = (await usesOfMedia(store)).get(name)
    await context.terminal.print(uses ? text('media.usedBy', { items: and(uses) }) : text('media.unused'))
  },
})
