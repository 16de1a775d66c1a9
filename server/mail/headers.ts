import type { MailMessage } from 'nodemailer'

/**
 * A nodemailer plugin that keeps the first word of a header on the line of the header's name. nodemailer folds before a long first
 * word, and some programs then read an empty `Message-ID`.
 */
export function keepFirstWords({ message }: MailMessage, done: () => void): void {
  const build = message.buildHeaders.bind(message)
  message.buildHeaders = () => build().replace(/^([\w-]+:)\r\n(?=[ \t])/gm, '$1')
  done()
}
