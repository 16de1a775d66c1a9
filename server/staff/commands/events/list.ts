import { command } from '../../command.ts'
import { listItems, listOptions } from '../../publishing/look.ts'

export const eventsListCommand = command('events list', {
  options: listOptions,
  example: 'events list --state draft',
  run: (context, input) => listItems(context, 'event', input),
})
