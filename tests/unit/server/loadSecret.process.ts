/* A process that loads the site's key at a moment that others load it, too: node loadSecret.process.ts <folder> <time> */
import { loadSecret } from '#server/services/secrets.ts'

const [folder = '', time = '0'] = process.argv.slice(2)
while (Date.now() < Number(time)) continue
process.stdout.write(loadSecret('', folder))
