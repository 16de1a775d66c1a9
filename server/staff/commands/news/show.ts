import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { showItem, showOptions } from '../../publishing/look.ts'

export const newsShowCommand = command('news show', {
  operands: slugOperand,
  options: showOptions,
  example: 'news show voda-za-sve --lng sr-Cyrl',
  run: (context, input) => showItem(context, 'news', input),
})
