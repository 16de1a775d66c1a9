/* The database thread with a message such as Node sends under `node --watch`. */
import { parentPort } from 'node:worker_threads'
import '#db/sqlite/store.thread.ts'

parentPort?.postMessage({ 'watch:import': [import.meta.url] })
