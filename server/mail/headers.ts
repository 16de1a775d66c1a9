import type { MailMessage } from 'nodemailer'

/**
 * A plugin of nodemailer that keeps the first word of a header beside the header's name. nodemailer folds a header whose first word is
 * longer than a line right after the name (`Message-ID:`, then a line with the id), which some programs read as an empty header.
 */
export function keepFirstWords({ message }: MailMessage, done: () => void): void {
  const build = message.buildHeaders.bind(message)
  message.buildHeaders = () => build().replace(/^([\w-]+:)\r\n(?=[ \t])/gm, '$1')
  done()
}
