import { pgliteDatabase } from './pglite.database.ts'
import { describeStore } from './store.contract.ts'

describeStore('PostgreSQL', pgliteDatabase)
