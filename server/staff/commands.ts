import type { Command } from './command.ts'
import { backupCommand } from './commands/backup.ts'
import { eraseCommand } from './commands/erase.ts'
import { exportCommand } from './commands/export.ts'
import { helpCommand } from './commands/help.ts'
import { mailDropCommand } from './commands/mail-drop.ts'
import { mailListCommand } from './commands/mail-list.ts'
import { mailReleaseCommand } from './commands/mail-release.ts'
import { messagesCommand } from './commands/messages.ts'
import { moveCommand } from './commands/move.ts'
import { restoreCommand } from './commands/restore.ts'
import { showCommand } from './commands/show.ts'
import { statsCommand } from './commands/stats.ts'
import { statusCommand } from './commands/status.ts'
import { unsubscribeCommand } from './commands/unsubscribe.ts'
import { verifyConsentCommand } from './commands/verify-consent.ts'

export const commandNames = [
  'status',
  'stats',
  'export',
  'messages',
  'show',
  'unsubscribe',
  'erase',
  'mail list',
  'mail release',
  'mail drop',
  'verify-consent',
  'backup',
  'restore',
  'move',
  'help',
] as const
export type CommandName = (typeof commandNames)[number]

/** Every command, in the order in which help lists them. */
export const commands: Readonly<Record<CommandName, Command>> = {
  status: statusCommand,
  stats: statsCommand,
  export: exportCommand,
  messages: messagesCommand,
  show: showCommand,
  unsubscribe: unsubscribeCommand,
  erase: eraseCommand,
  'mail list': mailListCommand,
  'mail release': mailReleaseCommand,
  'mail drop': mailDropCommand,
  'verify-consent': verifyConsentCommand,
  backup: backupCommand,
  restore: restoreCommand,
  move: moveCommand,
  help: helpCommand(() => commands),
}
