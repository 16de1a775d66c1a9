/**
 * Measures what the README says: start-up, memory, requests per second and the bytes of a first visit, of the build
 * as visitors get it. Speed is given as a fraction of a bare node:http server that sends the same bytes, measured
 * in turns in the same run: absolute figures depend on the machine.
 */
import { measureFirstVisit } from './firstVisit.ts'
import { measureServing } from './serving.ts'
import { measureStart } from './startUp.ts'
import { measureSubmissions } from './submissions.ts'

const rows: [what: string, figure: string][] = []
const report = (what: string, figure: string) => rows.push([what, figure])

await measureStart(report)
await measureServing(report)
await measureSubmissions(report)
await measureFirstVisit(report)

const width = Math.max(...rows.map(([what]) => what.length))
for (const [what, figure] of rows) console.log(`${what.padEnd(width)}  ${figure}`)
