/* The thread of the database as it is under `node --watch`: Node reports to the other side which files it has loaded. */
import { parentPort } from 'node:worker_threads'
import '#db/sqlite/store.thread.ts'

parentPort?.postMessage({ 'watch:import': [import.meta.url] })
