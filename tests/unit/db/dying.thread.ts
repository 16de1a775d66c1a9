/* The thread of the database, which ends in the middle of a call whose arguments contain `fatal`. */
import { parentPort } from 'node:worker_threads'
import type { Call } from '#db/sqlite/thread.ts'
import '#db/sqlite/store.thread.ts'
import { fatal } from './samples.ts'

parentPort?.on('message', ({ args }: Call) => {
  if (JSON.stringify(args).includes(fatal)) process.exit(1)
})
