import { Router } from 'express'
import type { Store } from '#db/store.ts'
import { onlyMethods } from '../methods.ts'

export interface Lifecycle {
  /** Set when the server has been asked to stop: nobody should send it more. */
  isStopping: boolean
}

export interface HealthParts {
  store: Pick<Store, 'checkWritable'>
  lifecycle: Lifecycle
}

/** How long an answer is reused, in milliseconds: the check writes to the database and syncs. */
const reuseFor = 2_000

/**
 * Answers `/healthz` (the process runs) and `/readyz` (it can take submissions). Both are public and say nothing else: a
 * count of waiting mails would rise only for addresses that the party knows. `staff status` tells the staff the rest.
 */
export function healthRoutes({ store, lifecycle }: HealthParts): Router {
  const router = Router()
  let checkedAt = -Infinity
  let check: Promise<boolean> | undefined

  function isWritable(): Promise<boolean> {
    if (!check || performance.now() - checkedAt > reuseFor) {
      checkedAt = performance.now()
      check = store.checkWritable().then(
        () => true,
        () => false,
      )
    }
    return check
  }

  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const isReady = !lifecycle.isStopping && (await isWritable())
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'unavailable' })
  })
  router.all(['/healthz', '/readyz'], onlyMethods(['GET', 'HEAD']))
  return router
}
