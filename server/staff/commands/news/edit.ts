import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { writeItem, writeOptions } from '../../publishing/write.ts'

export const newsEditCommand = command('news edit', {
  operands: slugOperand,
  options: writeOptions,
  example: 'news edit voda-za-sve --lng fr --as Ana',
  run: (context, input) => writeItem(context, 'news', false, input),
})
