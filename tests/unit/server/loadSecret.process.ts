/*
 * Loads the site key and prints it: node loadSecret.process.ts <folder> [<round>…]. With rounds it loads the key of the
 * folder of each round when it reads a line, so that several processes load it at the same moment.
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
