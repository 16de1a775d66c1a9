import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { changeOptions, withdrawItem } from '../../publishing/change.ts'

export const newsWithdrawCommand = command('news withdraw', {
  operands: slugOperand,
  options: changeOptions,
  example: 'news withdraw voda-za-sve --as Ana',
  run: (context, input) => withdrawItem(context, 'news', input),
})
