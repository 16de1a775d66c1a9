import { Router } from 'express'
import type { Store } from '#db/store.ts'
import { onlyMethods } from '../methods.ts'
import { named } from '../routeNames.ts'

export interface Lifecycle {
  /** Whether the process has received a stop signal. */
  isStopping: boolean
}

export interface HealthParts {
  store: Pick<Store, 'checkWritable'>
  lifecycle: Lifecycle
}

/** The time for which a result is reused, in milliseconds: the check writes to the database and flushes to the disk. */
const reuseFor = 2_000

/**
 * Returns the routes `/healthz` (the process runs) and `/readyz` (it can store submissions). Both are public, so they show
 * no counts: the number of waiting mails would reveal which addresses the party knows.
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
  router.all('/healthz', named('healthz'))
  router.all('/readyz', named('readyz'))
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
