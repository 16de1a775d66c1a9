import { Router } from 'express'
import type { Store } from '#db/store.ts'

export interface Lifecycle {
  /** Set when the server has been asked to stop: nobody should send it more. */
  isStopping: boolean
}

/** How long an answer of the store is believed, in milliseconds: asking it writes and syncs. */
const believed = 2_000

/** `/healthz`: the process runs. `/readyz`: it can take submissions. */
export function healthRoutes(store: Pick<Store, 'checkWritable'>, lifecycle: Lifecycle): Router {
  const router = Router()
  let asked = -Infinity
  let isWritable: Promise<boolean> = Promise.resolve(false)

  function askStore(): Promise<boolean> {
    if (performance.now() - asked > believed) {
      asked = performance.now()
      isWritable = store.checkWritable().then(
        () => true,
        () => false,
      )
    }
    return isWritable
  }

  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const isReady = !lifecycle.isStopping && (await askStore())
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'unavailable' })
  })
  return router
}
