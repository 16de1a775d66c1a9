import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { showItem, showOptions } from '../../publishing/look.ts'

export const eventsShowCommand = command('events show', {
  operands: slugOperand,
  options: showOptions,
  example: 'events show zbor-gradjana --lng sr-Cyrl',
  run: (context, input) => showItem(context, 'event', input),
})
