import { hash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { ContentKind } from '#shared/publishing/documents.ts'
import { throttleBackground } from '../backgroundThrottle.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The encodings of a cached body. The few clients without compression get it decompressed. */
export const cachedEncodings = ['br', 'gzip'] as const
export type CachedEncoding = (typeof cachedEncodings)[number]

/** A compressed body with its ETag. */
export interface CachedBody {
  /** A weak ETag (RFC 9110, 8.8.3), because the bytes change when the body is recompressed. */
  etag: string
  bodies: Record<CachedEncoding, Buffer>
}

/** A cached page with all headers except those of the encoding. */
export interface CachedPage extends CachedBody {
  headers: OutgoingHttpHeaders
  /** The place of the page among the counters. */
  place: number
  /** The time at which the page expires, in milliseconds since 1970. */
  until?: number | undefined
  /** The published content that the page shows, and its state when the page was rendered (`ContentWatch`). */
  shows?: { kinds: readonly ContentKind[]; state: string }
  /** Whether the page shows an empty cart, so that visitors with a filled cart need another. */
  showsCart?: boolean
}

/** The largest total size of cached pages, in bytes. */
export const maxCachedBytes = 24 * 1024 * 1024

/** The brotli quality at the first request. It takes a few milliseconds for a page. */
const quickQuality = 5
/** The brotli quality in the background. It takes about 100 ms for a page and saves a tenth of the bytes. */
const bestQuality = 11

/** Returns the smallest brotli window that holds a body, as a power of two; larger windows take more memory. */
const windowFor = (bytes: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 1))))

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  })

/** Copies bytes into memory of their own. Results of zlib share a larger buffer, which one cached result would keep. */
function copyOf(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const compress: Readonly<Record<CachedEncoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, quickQuality),
  gzip: (body) => toGzip(body, { level: 6 }),
}

/** Returns a body in an encoding, for an answer that is not cached; without an encoding unchanged. */
export const encodeOnce = async (body: Buffer, encoding: CachedEncoding | undefined): Promise<Buffer> =>
  encoding ? compress[encoding](body) : body

/** Returns the ETag of a body. */
export function etagOf(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`
}

/** Returns a body compressed in every encoding, with its ETag. */
export async function cacheBody(body: Buffer | string): Promise<CachedBody> {
  const identity = typeof body === 'string' ? Buffer.from(body) : body
  const [br, gz] = await Promise.all([compress.br(identity), compress.gzip(identity)])
  return { etag: etagOf(identity), bodies: { br: copyOf(br), gzip: copyOf(gz) } }
}

/** Returns the body without compression. */
export const identityOf = ({ bodies }: CachedBody): Buffer => gunzipSync(bodies.gzip)

const sizeOf = ({ bodies }: CachedBody) => bodies.br.length + bodies.gzip.length

/**
 * Returns a cache of public pages. When it is full, the least recently used page is removed. Simultaneous requests for a
 * page share one rendering.
 * @param maxBytes largest total size
 */
export function createPageCache(maxBytes = maxCachedBytes) {
  const cached = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const inProgress = new Map<string, Promise<CachedPage>>()

  return {
    /** Returns a cached page; undefined when it is absent or has expired. */
    peek(key: string, now = 0): CachedPage | undefined {
      const page = cached.get(key)
      if (page?.until === undefined || page.until > now) return page
      cached.delete(key)
      return undefined
    },

    /**
     * Returns a page from the cache, or renders and caches it.
     * @param key cache key of `pageKey`
     * @param state of the content that the page shows; a page with another state is rendered anew
     */
    async get(key: string, make: () => Promise<CachedPage>, now = 0, state?: string): Promise<CachedPage> {
      const page = this.peek(key, now)
      if (page && page.shows?.state === state) return page
      const stateKey = state === undefined ? key : `${key} ${state}`
      let rendering = inProgress.get(stateKey)
      if (!rendering) {
        rendering = make()
        inProgress.set(stateKey, rendering)
        rendering
          .then((fresh) => cached.set(key, fresh))
          .catch(() => undefined)
          .finally(() => inProgress.delete(stateKey))
      }
      return rendering
    },

    /** Returns the used share of the cache, from 0 to 1. */
    fullness: (): number => cached.calculatedSize / maxBytes,

    /** Recompresses each cached page once at the best quality, until `signal` aborts. */
    async recompressCached(signal: AbortSignal): Promise<void> {
      const done = new WeakSet<CachedPage>()
      for (;;) {
        // From the least recently used page on: setting each page again keeps the order.
        for (const key of [...cached.rkeys()]) {
          if (signal.aborted) return
          const page = cached.peek(key)
          if (!page || done.has(page)) continue
          const start = performance.now()
          const smaller = await brotli(identityOf(page), bestQuality)
          done.add(page)
          page.bodies.br = copyOf(smaller)
          // Deleted and set again, because the cache measures a page only when it is set.
          if (cached.peek(key) === page) {
            cached.delete(key)
            cached.set(key, page)
          }
          await throttleBackground(performance.now() - start, signal)
        }
        await setTimeout(1_000, undefined, { signal, ref: false }).catch(() => {})
      }
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>
