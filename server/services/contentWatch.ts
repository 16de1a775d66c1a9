import type { Store } from '#db/store.ts'
import { contentKinds, type ContentKind } from '#shared/publishing/documents.ts'

/** The pause between two looks at the content store, in milliseconds. A publication is visible after it everywhere. */
export const watchPause = 500

export interface ContentWatch {
  /**
   * Returns the state of what visitors see of these kinds. It changes with each publication and withdrawal by any process, at
   * most `watchPause` later.
   */
  current(kinds: readonly ContentKind[]): string
  /** Shows the scheduled versions whose time has come, and reads the state. */
  check(): Promise<void>
  /** Starts to check twice a second. Returns a function that stops it. */
  start(): () => void
}

export interface ContentWatchParts {
  store: Pick<Store, 'contentVersions' | 'publishDueContent'>
  /** Milliseconds since 1970. */
  now: () => number
  log: { warn(details: object, message: string): void }
}

/** Returns the watch over the content store. While the database cannot be reached, the last state remains. */
export function createContentWatch({ store, now, log }: ContentWatchParts): ContentWatch {
  /** The results of `current`, by the list of kinds, which is asked for at each request. */
  let known = new WeakMap<readonly ContentKind[], string>()
  let states = Object.fromEntries(contentKinds.map((kind) => [kind, ''])) as Record<ContentKind, string>
  let hasFailed = false

  async function check(): Promise<void> {
    let versions = await store.contentVersions(now())
    if (versions.isDue) {
      await store.publishDueContent(now())
      versions = await store.contentVersions(now())
    }
    states = versions
    known = new WeakMap()
  }

  return {
    current(kinds) {
      let state = known.get(kinds)
      if (state === undefined) known.set(kinds, (state = kinds.map((kind) => `${kind} ${states[kind]}`).join(' ')))
      return state
    },
    check,
    start() {
      let isStopped = false
      let timer: NodeJS.Timeout | undefined
      const plan = () => {
        if (isStopped) return
        timer = setTimeout(() => void look(), watchPause)
        timer.unref()
      }
      const look = async () => {
        try {
          await check()
          hasFailed = false
        } catch (error) {
          // Logged once for each outage: a look follows every half second.
          if (!hasFailed && !isStopped)
            log.warn({ err: error }, 'the content store could not be read; pages show what they last read')
          hasFailed = true
        }
        plan()
      }
      plan()
      return () => {
        isStopped = true
        clearTimeout(timer)
      }
    },
  }
}
