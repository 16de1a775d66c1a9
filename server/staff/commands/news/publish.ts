import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { changeOptions, publishItem } from '../../publishing/change.ts'

export const newsPublishCommand = command('news publish', {
  operands: slugOperand,
  options: changeOptions,
  example: 'news publish voda-za-sve --as Ana',
  run: (context, input) => publishItem(context, 'news', input),
})
