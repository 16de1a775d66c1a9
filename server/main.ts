import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** This file lies in `dist/server`. */
const dist = join(import.meta.dirname, '..')

// V8's compiled code is beside the build (`warm.ts`). The variable enables it in the threads.
const compiled = join(dist, 'compiled')
process.env['NODE_COMPILE_CACHE'] ??= compiled
enableCompileCache(compiled)
const { serve } = await import('./production.ts')
await serve(dist)
