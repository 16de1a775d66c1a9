// Written by `npm run generate` from the files in server/staff/commands/. Do not edit.
import type { Command } from './command.ts'
import { backupCommand } from './commands/backup.ts'
import { eraseCommand } from './commands/erase.ts'
import { exportCommand } from './commands/export.ts'
import { helpCommand } from './commands/help.ts'
import { mailDropCommand } from './commands/mail/drop.ts'
import { mailListCommand } from './commands/mail/list.ts'
import { mailReleaseCommand } from './commands/mail/release.ts'
import { messagesCommand } from './commands/messages.ts'
import { moveCommand } from './commands/move.ts'
import { restoreCommand } from './commands/restore.ts'
import { showCommand } from './commands/show.ts'
import { statsCommand } from './commands/stats.ts'
import { statusCommand } from './commands/status.ts'
import { unsubscribeCommand } from './commands/unsubscribe.ts'
import { verifyConsentCommand } from './commands/verify-consent.ts'

/** Every command, in the order in which help lists them. */
export const commands = {
  backup: backupCommand,
  erase: eraseCommand,
  export: exportCommand,
  help: helpCommand,
  'mail drop': mailDropCommand,
  'mail list': mailListCommand,
  'mail release': mailReleaseCommand,
  messages: messagesCommand,
  move: moveCommand,
  restore: restoreCommand,
  show: showCommand,
  stats: statsCommand,
  status: statusCommand,
  unsubscribe: unsubscribeCommand,
  'verify-consent': verifyConsentCommand,
} satisfies Record<string, Command>
