import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { throttleBackground } from '../backgroundThrottle.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** What is kept; the page as it is, is made of it for the few who take no compression. */
export const cachedEncodings = ['br', 'gzip'] as const
export type CachedEncoding = (typeof cachedEncodings)[number]

/** A body as it is sent. */
export interface CachedBody {
  /**
   * Weak (RFC 9110, 8.8.3): it stands for what the body says, not for the bytes, which become fewer when they are
   * compressed again.
   */
  etag: string
  bodies: Record<CachedEncoding, Buffer>
}

/** A page and every header it is sent with, but for those of the encoding. */
export interface CachedPage extends CachedBody {
  headers: OutgoingHttpHeaders
  /** Milliseconds since 1970: what the page says is true before then. */
  until?: number | undefined
  /** It shows an empty cart: who has something in theirs gets a page of their own. */
  showsCart?: boolean
}

/** Bytes that the kept pages may have together. */
export const maxCachedBytes = 24 * 1024 * 1024

/** Brotli 5 of a page costs a few milliseconds: who waits for the page waits for that. */
const quickly = 5
/** 11 costs a hundred, for a tenth fewer bytes: done later, when nobody waits. */
const thoroughly = 11

/** The smallest window that holds the whole body, as a power of two: what brotli takes of memory grows with its window. */
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

/** In memory of its own: what zlib answers lies with others in a larger piece, and to keep one would keep them all. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const compress: Readonly<Record<CachedEncoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, quickly),
  gzip: (body) => toGzip(body, { level: 6 }),
}

/** Returns a body in one encoding, for an answer that is sent once; without an encoding as it is. */
export const encodeOnce = async (body: Buffer, encoding: CachedEncoding | undefined): Promise<Buffer> =>
  encoding ? compress[encoding](body) : body

/** Returns the ETag of a body. */
export function etagOf(body: Buffer): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return `W/"${hash}"`
}

/** Compresses a body in every encoding. */
export async function cacheBody(text: string): Promise<CachedBody> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([compress.br(identity), compress.gzip(identity)])
  return { etag: etagOf(identity), bodies: { br: alone(br), gzip: alone(gz) } }
}

/** The body without compression. */
export const identityOf = ({ bodies }: CachedBody): Buffer => gunzipSync(bodies.gzip)

const sizeOf = ({ bodies }: CachedBody) => bodies.br.length + bodies.gzip.length

/**
 * Pages that are the same for everybody, bounded by their bytes; the least recently used goes first. Who asks for a page
 * that is being made waits for that one.
 */
export function createPageCache(maxBytes = maxCachedBytes) {
  const kept = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const making = new Map<string, Promise<CachedPage>>()

  return {
    /** The page, if it is there and its time is not over. */
    peek(key: string, now = 0): CachedPage | undefined {
      const page = kept.get(key)
      if (page?.until === undefined || page.until > now) return page
      kept.delete(key)
      return undefined
    },

    /** @param key everything that the page depends on */
    async get(key: string, make: () => Promise<CachedPage>, now = 0): Promise<CachedPage> {
      const page = this.peek(key, now)
      if (page) return page
      let made = making.get(key)
      if (!made) {
        made = make()
        making.set(key, made)
        made
          .then((fresh) => kept.set(key, fresh))
          .catch(() => undefined)
          .finally(() => making.delete(key))
      }
      return made
    },

    /** How full it is, from 0 to 1. */
    fullness: (): number => kept.calculatedSize / maxBytes,

    /** Compresses what is kept once more, page after page, as thoroughly as can be, until `signal` aborts. */
    async recompressCached(signal: AbortSignal): Promise<void> {
      const done = new WeakSet<CachedPage>()
      for (;;) {
        // The least recently used first: each is put back as the last, and so the order stays.
        for (const key of [...kept.rkeys()]) {
          if (signal.aborted) return
          const page = kept.peek(key)
          if (!page || done.has(page)) continue
          const begun = performance.now()
          const smaller = await brotli(identityOf(page), thoroughly)
          done.add(page)
          page.bodies.br = alone(smaller)
          // The cache measures what comes, not what it has.
          if (kept.peek(key) === page) {
            kept.delete(key)
            kept.set(key, page)
          }
          await throttleBackground(performance.now() - begun, signal)
        }
        await setTimeout(1_000, undefined, { signal, ref: false }).catch(() => {})
      }
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>
