import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { writeItem, writeOptions } from '../../publishing/write.ts'

export const eventsNewCommand = command('events new', {
  operands: slugOperand,
  options: writeOptions,
  example: 'events new zbor-gradjana --file zbor.md --as Ana',
  run: (context, input) => writeItem(context, 'event', true, input),
})
