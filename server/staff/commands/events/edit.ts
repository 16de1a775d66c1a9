import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { writeItem, writeOptions } from '../../publishing/write.ts'

export const eventsEditCommand = command('events edit', {
  operands: slugOperand,
  options: writeOptions,
  example: 'events edit zbor-gradjana --lng fr --as Ana',
  run: (context, input) => writeItem(context, 'event', false, input),
})
