import { mailKinds, type MailKind } from '#shared/mails.generated.ts'
import { text, type Text } from './text.ts'

/** Returns the purpose of a mail. A newer version of the site may have queued a kind that this version does not know. */
export const mailPurpose = (kind: MailKind): Text =>
  mailKinds.includes(kind) ? text(`mails/${kind}.meaning`) : text('common.unknownMail', { kind })
