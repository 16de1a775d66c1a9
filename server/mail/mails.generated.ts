// Written by `npm run generate` from the files in server/mail/mails/. Do not edit.
import type { MailKind, MailPayloads } from '#shared/mails.generated.ts'
import type { Mail } from './mail.ts'
import { accessMail } from './mails/access.ts'
import { confirmMail } from './mails/confirm.ts'
import { contactMail } from './mails/contact.ts'
import { welcomeMail } from './mails/welcome.ts'

/** Every kind of mail. */
export const mails: { readonly [Kind in MailKind]: Mail<MailPayloads[Kind]> } = {
  access: accessMail,
  confirm: confirmMail,
  contact: contactMail,
  welcome: welcomeMail,
}
