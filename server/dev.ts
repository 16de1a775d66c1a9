import { join } from 'node:path'
import { createServer } from 'vite'
import { openDevInbox } from './devInbox.ts'
import { createDevelopmentRenderer } from './rendering/development.ts'
import { say, start } from './start.ts'

const root = join(import.meta.dirname, '..')

await start({
  migrationsFolder: join(root, 'db/migrations'),
  threads: {
    storeThread: join(root, 'db/sqlite/store.thread.ts'),
    rewriteThread: join(root, 'db/sqlite/rewrite.thread.ts'),
  },
  async prepare(config) {
    if (config.smtpUrl) return config
    const { url } = await openDevInbox(join(config.dataDir, 'inbox'), say)
    return { ...config, smtpUrl: url }
  },
  createFrontend: async (server) => {
    const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } } })
    return { renderer: createDevelopmentRenderer(vite), files: vite.middlewares }
  },
  isDevelopment: true,
})
