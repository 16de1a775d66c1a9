/*
 * A mail server that takes every mail: node smtpPeer.process.ts MILLISECONDS. It waits so long before each reply, and offers
 * no pipelining, so that each mail costs its four replies. It says its port to its parent, and then, asked with the name of a
 * recipient's mailbox or with nothing, how many mails it has and when one came to that mailbox.
 */
import { createServer, type AddressInfo } from 'node:net'

const delay = Number(process.argv[2])
let mails = 0
let last = 0
const firstTo = new Map<string, number>()

const server = createServer((socket) => {
  let heard = ''
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
    heard += chunk
    for (;;) {
      const end = isMessage ? heard.indexOf('\r\n.\r\n') : heard.indexOf('\r\n')
      if (end < 0) return
      const said = heard.slice(0, end)
      heard = heard.slice(end + (isMessage ? 5 : 2))
      if (isMessage) {
        isMessage = false
        mails += 1
        last = Date.now()
        if (!firstTo.has(recipient)) firstTo.set(recipient, last)
        answer('250 taken')
      } else if (/^EHLO/i.test(said)) answer('250-bench\r\n250 8BITMIME')
      else if (/^DATA/i.test(said)) {
        isMessage = true
        answer('354 go on')
      } else if (/^QUIT/i.test(said)) socket.end('221 bye\r\n')
      else {
        recipient = /^RCPT TO:<([^@>]+)/i.exec(said)?.[1] ?? recipient
        answer('250 fine')
      }
    }
  })
  answer('220 bench')
})

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('message', (mailbox: string) => process.send?.({ mails, last, came: firstTo.get(mailbox) }))
process.once('SIGTERM', () => process.exit(0))
