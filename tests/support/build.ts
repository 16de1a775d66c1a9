import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The folder of the tested build. `npm test` makes it. */
export const dist = join(root, 'dist')

if (!existsSync(join(dist, 'server/main.js'))) throw new Error('There is no build to test. Run npm run build first.')
