import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { showHistory } from '../../publishing/look.ts'

export const newsHistoryCommand = command('news history', {
  operands: slugOperand,
  options: {},
  example: 'news history voda-za-sve',
  run: (context, input) => showHistory(context, 'news', input),
})
