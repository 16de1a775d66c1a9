// Written by `npm run generate` from the files in server/mail/mails/. Do not edit.
import type { Language } from './i18n/languages.ts'

interface AccessPayload {
  to: string
  language: Language
  secret: string
}

interface ConfirmPayload {
  to: string
  language: Language
  secret: string
}

interface ContactPayload {
  messageId: string
}

interface WelcomePayload {
  to: string
  language: Language
  subscriberId: string
  keyVersion: number
}

/** What the outbox keeps of a mail that is not sent yet, by the mail's kind. */
export interface MailPayloads {
  access: AccessPayload
  confirm: ConfirmPayload
  contact: ContactPayload
  welcome: WelcomePayload
}

export type MailKind = keyof MailPayloads
