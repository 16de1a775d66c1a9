import { command } from '../../command.ts'
import { listItems, listOptions } from '../../publishing/look.ts'

export const newsListCommand = command('news list', {
  options: listOptions,
  example: 'news list --state draft',
  run: (context, input) => listItems(context, 'news', input),
})
