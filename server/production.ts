import { join } from 'node:path'
import { staticFiles } from './http/middleware/staticFiles.ts'
import { createProductionRenderer } from './rendering/production.ts'
import { start } from './start.ts'

/**
 * Starts the site from the build.
 * @param dist folder with the browser's files, the server entry and the migrations
 */
export const serve = (dist: string): Promise<void> =>
  start({
    migrationsFolder: join(dist, 'migrations'),
    threads: { storeThread: join(dist, 'server', 'store.js'), rewriteThread: join(dist, 'server', 'rewrite.js') },
    createFrontend: async () => ({ renderer: await createProductionRenderer(dist), files: staticFiles(dist) }),
    isDevelopment: false,
  })
