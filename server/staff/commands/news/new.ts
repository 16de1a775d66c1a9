import { command } from '../../command.ts'
import { slugOperand } from '../../publishing/item.ts'
import { writeItem, writeOptions } from '../../publishing/write.ts'

export const newsNewCommand = command('news new', {
  operands: slugOperand,
  options: writeOptions,
  example: 'news new voda-za-sve --file voda.md --as Ana',
  run: (context, input) => writeItem(context, 'news', true, input),
})
