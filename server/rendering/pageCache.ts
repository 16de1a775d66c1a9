import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page as it is sent. */
export interface KeptPage {
  /** Without the quotes. */
  etag: string
  bodies: Readonly<Record<Encoding, Buffer>>
}

/** Brotli 5 of a page costs a few milliseconds, once; 11 would cost a hundred. */
const brotliQuality = 5

/** Compresses a page in every encoding that is asked for. */
export async function keepPage(html: string): Promise<KeptPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    toGzip(identity, { level: 6 }),
  ])
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 27),
    bodies: { br, gzip: gz, identity },
  }
}

const sizeOf = ({ bodies }: KeptPage) => bodies.br.length + bodies.gzip.length + bodies.identity.length

/**
 * Pages that are the same for everybody, bounded by their bytes; the least recently used goes first. Who asks for a page
 * that is being made waits for that one.
 */
export function createPageCache(mostBytes: number) {
  const kept = new Map<string, KeptPage>()
  const making = new Map<string, Promise<KeptPage>>()
  let bytes = 0

  function put(key: string, page: KeptPage): void {
    bytes += sizeOf(page)
    kept.set(key, page)
    for (const [oldest, old] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= sizeOf(old)
    }
  }

  return {
    /** @param key everything that the page depends on */
    async get(key: string, render: () => Promise<string>): Promise<KeptPage> {
      const page = kept.get(key)
      if (page) {
        kept.delete(key)
        kept.set(key, page)
        return page
      }
      let made = making.get(key)
      if (!made) {
        made = render().then(keepPage)
        making.set(key, made)
        made
          .then((fresh) => put(key, fresh))
          .catch(() => undefined)
          .finally(() => making.delete(key))
      }
      return made
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>
