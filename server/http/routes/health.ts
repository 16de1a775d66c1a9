import { statfs } from 'node:fs/promises'
import { Router } from 'express'
import type { Store } from '#db/store.ts'

export interface Lifecycle {
  /** Set when the server has been asked to stop: nobody should send it more. */
  isStopping: boolean
}

export interface HealthParts {
  store: Pick<Store, 'checkWritable' | 'mailBacklog'>
  lifecycle: Lifecycle
  /** The folder whose disk must not become full. */
  dataDir: string
  /** Milliseconds since 1970. */
  now: () => number
}

/** What `/readyz` tells besides its status code. */
export interface Readiness {
  /** Whether submissions can be taken; only this decides between 200 and 503. */
  status: 'ready' | 'unavailable'
  database: 'writable' | 'unavailable'
  disk: 'enough' | 'low' | 'unknown'
  /** `oldest` is the age in seconds of the mail that has waited longest; null where none waits. Absent where it cannot be read. */
  outbox?: { waiting: number; oldest: number | null; held: number; dead: number }
}

/** How long an answer is believed, in milliseconds: asking the store writes and syncs. */
const believed = 2_000
/** Less free room than this is told, in bytes: time to act before submissions are refused. */
const leastFree = 64 * 1024 * 1024

/** `/healthz`: the process runs. `/readyz`: it can take submissions, and how room and mail are. */
export function healthRoutes({ store, lifecycle, dataDir, now }: HealthParts): Router {
  const router = Router()
  let asked = -Infinity
  let known: Promise<Readiness> | undefined

  function readiness(): Promise<Readiness> {
    if (!known || performance.now() - asked > believed) {
      asked = performance.now()
      known = examine()
    }
    return known
  }

  async function examine(): Promise<Readiness> {
    const [isWritable, disk, outbox] = await Promise.all([
      store.checkWritable().then(
        () => true,
        () => false,
      ),
      room(),
      backlog().catch(() => undefined),
    ])
    return {
      status: isWritable ? 'ready' : 'unavailable',
      database: isWritable ? 'writable' : 'unavailable',
      disk,
      ...(outbox && { outbox }),
    }
  }

  const room = (): Promise<Readiness['disk']> =>
    statfs(dataDir).then(
      ({ bavail, bsize }) => (bavail * bsize < leastFree ? 'low' : 'enough'),
      () => 'unknown',
    )

  async function backlog(): Promise<NonNullable<Readiness['outbox']>> {
    const { oldest, ...counts } = await store.mailBacklog()
    return { ...counts, oldest: oldest === undefined ? null : Math.max(0, Math.round((now() - oldest) / 1000)) }
  }

  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const said = lifecycle.isStopping ? ({ status: 'unavailable' } as const) : await readiness()
    res.status(said.status === 'ready' ? 200 : 503).json(said)
  })
  return router
}
