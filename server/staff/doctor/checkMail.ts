import type { Config } from '../../config.ts'
import { mailFolder } from '../../dataFolder.ts'
import { isLocal } from '../../isLocal.ts'
import { greetingName, MailNotSent, mailServerOf, openMailSession, tlsErrors } from '../../mail/transport.ts'
import { text, type Text } from '../text.ts'
import { fault, ok, warning, type Finding } from './finding.ts'

/** Returns what to do about a session or mail that the mail server refused. */
export function mailFailureText({ smtpUrl, publicUrl }: Config, { code }: MailNotSent): Text {
  const server = new URL(smtpUrl).host
  if (/\bAUTH\b|EAUTH/.test(code)) return text('doctor.mailLogin', { server, code })
  if (/\bSTARTTLS$/.test(code)) return text('doctor.mailNoTls', { server, code })
  if (tlsErrors.test(code) || code === 'ETLS') return text('doctor.mailCertificate', { server, code })
  if (/\b(?:EHLO|HELO)$/.test(code)) return text('doctor.mailName', { server, code, name: greetingName(publicUrl) })
  if (/EDNS|ENOTFOUND|EAI_AGAIN/.test(code)) return text('doctor.mailNoHost', { server, code })
  return text('doctor.mailUnreachable', { server, code })
}

export async function checkMail(config: Config): Promise<Finding> {
  const { smtpUrl: url } = config
  if (!url) return warning(text('doctor.mailNone', { folder: mailFolder(config) }))
  const session = mailServerOf(config, url)
  const name = greetingName(config.publicUrl)
  try {
    await openMailSession(session)
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error
    return fault(mailFailureText(config, error))
  }
  const { protocol, host: server } = new URL(url)
  const isEncrypted =
    protocol === 'smtps:' ||
    (await openMailSession({ ...session, requiresTls: true }).then(
      () => true,
      () => false,
    ))
  if (isEncrypted) return ok(text('doctor.mailEncrypted', { server, name }))
  // A mail server on this machine needs no encryption.
  if (isLocal(url)) return ok(text('doctor.mailLocal', { server, name }))
  return warning(text('doctor.mailOpen', { server }))
}
