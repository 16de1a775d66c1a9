import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { changeOptions, publishItem } from '../../publishing/change.ts'

export const eventsPublishCommand = command('events publish', {
  operands: slugOperand,
  options: changeOptions,
  example: 'events publish zbor-gradjana --as Ana',
  run: (context, input) => publishItem(context, 'event', input),
})
