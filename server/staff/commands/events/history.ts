import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { showHistory } from '../../publishing/look.ts'

export const eventsHistoryCommand = command('events history', {
  operands: slugOperand,
  options: {},
  example: 'events history zbor-gradjana',
  run: (context, input) => showHistory(context, 'event', input),
})
