import { describeLedger } from './ledger.contract.ts'
import { pgliteDatabase, pgliteLedger } from './pglite.database.ts'
import { describeStore } from './store.contract.ts'

describeStore('PostgreSQL', pgliteDatabase)
describeLedger('PostgreSQL', pgliteLedger)
