import { command } from '../../command.ts'
import { scheduleItem, scheduleOperands, scheduleOptions } from '../../publishing/change.ts'

export const eventsScheduleCommand = command('events schedule', {
  operands: scheduleOperands,
  options: scheduleOptions,
  example: 'events schedule zbor-gradjana 2026-12-01T18:00 --as Ana',
  run: (context, input) => scheduleItem(context, 'event', input),
})
