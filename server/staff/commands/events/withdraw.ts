import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { changeOptions, withdrawItem } from '../../publishing/change.ts'

export const eventsWithdrawCommand = command('events withdraw', {
  operands: slugOperand,
  options: changeOptions,
  example: 'events withdraw zbor-gradjana --as Ana',
  run: (context, input) => withdrawItem(context, 'event', input),
})
