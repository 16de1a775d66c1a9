import { mkdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface DevInbox {
  /** For `SMTP_URL`. */
  url: string
  close(): void
}

/**
 * Starts an SMTP server for development on the loopback interface. Writes each mail to `folder` and reports its subject
 * and its first link with a token to the terminal.
 */
export async function openDevInbox(folder: string, say: (line: string) => void): Promise<DevInbox> {
  await mkdir(folder, { recursive: true })
  let received = 0

  async function receive(source: string): Promise<void> {
    const mail = await PostalMime.parse(source)
    const file = join(folder, `${String(Date.now())}-${String(++received)}.eml`)
    await writeFile(file, source)
    const to = mail.to?.map(({ address }) => address).join(', ') ?? ''
    const link = /https?:\/\/\S+\?\S*\bt=\S+|https?:\/\/\S+\/u\/\S+/.exec(mail.text ?? '')?.[0]
    say(`Mail to ${to}: ${mail.subject ?? ''} (${file})${link ? `\n  ${link}` : ''}`)
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      text(stream)
        .then(receive)
        .then(
          () => done(),
          (error: Error) => done(error),
        )
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${String(port)}`, close: () => server.close() }
}
