/*
 * A mail server that accepts every mail: node smtpPeer.process.ts MILLISECONDS. It waits this time before each reply. It offers no
 * pipelining, so that each mail needs four replies. It sends its port to its parent process. A message has
 * the name of a mailbox or is empty. The peer answers with the number of mails, the time of the last one, and that of the first one to
 * this mailbox.
 */
import { createServer, type AddressInfo } from 'node:net'

const delay = Number(process.argv[2])
let mails = 0
let last = 0
const firstTo = new Map<string, number>()

const server = createServer((socket) => {
  let input = ''
  let recipient = ''
  let isMessage = false
  const answer = (reply: string) => {
    if (delay === 0) socket.write(`${reply}\r\n`)
    else setTimeout(() => socket.write(`${reply}\r\n`), delay)
  }
  socket.setNoDelay(true)
  socket.setEncoding('latin1')
  socket.on('error', () => {})
  socket.on('data', (chunk: string) => {
    input += chunk
    for (;;) {
      const end = isMessage ? input.indexOf('\r\n.\r\n') : input.indexOf('\r\n')
      if (end < 0) return
      const command = input.slice(0, end)
      input = input.slice(end + (isMessage ? 5 : 2))
      if (isMessage) {
        isMessage = false
        mails += 1
        last = Date.now()
        if (!firstTo.has(recipient)) firstTo.set(recipient, last)
        answer('250 taken')
      } else if (/^EHLO/i.test(command)) answer('250-bench\r\n250 8BITMIME')
      else if (/^DATA/i.test(command)) {
        isMessage = true
        answer('354 go on')
      } else if (/^QUIT/i.test(command)) socket.end('221 bye\r\n')
      else {
        recipient = /^RCPT TO:<([^@>]+)/i.exec(command)?.[1] ?? recipient
        answer('250 fine')
      }
    }
  })
  answer('220 bench')
})

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('message', (mailbox: string) => process.send?.({ mails, last, came: firstTo.get(mailbox) }))
process.once('SIGTERM', () => process.exit(0))
