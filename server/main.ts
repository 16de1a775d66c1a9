import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** This file lies in `dist/server`. */
const dist = join(import.meta.dirname, '..')

// V8's compiled code is beside the build (`warm.ts`). The server of the image may not write there, which is no error.
enableCompileCache(join(dist, 'compiled'))
const { serve } = await import('./production.ts')
await serve(dist)
