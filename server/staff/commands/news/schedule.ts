import { command } from '../../command.ts'
import { scheduleItem, scheduleOperands, scheduleOptions } from '../../publishing/change.ts'

export const newsScheduleCommand = command('news schedule', {
  operands: scheduleOperands,
  options: scheduleOptions,
  example: 'news schedule voda-za-sve 2026-12-01T18:00 --as Ana',
  run: (context, input) => scheduleItem(context, 'news', input),
})
