/*
 * A process that loads the site's key: node loadSecret.process.ts <folder> [<round>…]. With rounds it loads the key of a folder for
 * each, when a line comes on standard input, so that others load it at the same moment.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { loadSecret } from '#server/services/secrets.ts'

const [folder = '', ...rounds] = process.argv.slice(2)
const lines = createInterface({ input: process.stdin })
process.stdout.write(rounds.length > 0 ? 'waits\n' : loadSecret('', folder))
for (const round of rounds) {
  await once(lines, 'line')
  process.stdout.write(`${loadSecret('', join(folder, round))}\n`)
}
lines.close()
