import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** This file lies in `dist/server`. */
const dist = join(import.meta.dirname, '..')

// V8 keeps what it compiled beside the build: from the second start on, most of a start is saved. Where the folder
// cannot be written (in the image), nothing is kept and nothing fails.
enableCompileCache(join(dist, 'compiled'))
const { serve } = await import('./production.ts')
await serve(dist)
