import { wordsOf } from '#locales/words.ts'
import { defaultLanguage } from '#shared/i18n/languages.ts'
import type { MailSettings } from './mail.ts'

/** Returns the recipient of messages and orders: the setting, or the address that the party has published. */
export const inboxOf = ({ contactInbox }: Pick<MailSettings, 'contactInbox'>): string =>
  contactInbox ?? wordsOf(defaultLanguage).facts.email
