/**
 * Measures what docs/PERFORMANCE.md says, of the build as visitors get it. Speed is given as a fraction of a bare
 * node:http server that sends the same bytes, measured in turns in the same run: absolute figures depend on the machine.
 * Names of sections as arguments measure those alone.
 */
import { measureFirstVisit } from './firstVisit.ts'
import { measureGrowth } from './growth.ts'
import { measureMails } from './mails.ts'
import { measureNextPage } from './nextPage.ts'
import { measureScaling } from './scaling.ts'
import { measureSearch } from './search.ts'
import { measureServing } from './serving.ts'
import type { Report } from './site.ts'
import { measureStart } from './startUp.ts'
import { measureSubmissions } from './submissions.ts'

const sections: Readonly<Record<string, readonly ((report: Report) => Promise<void>)[]>> = {
  start: [measureStart],
  serving: [measureServing],
  search: [measureSearch],
  submissions: [measureSubmissions],
  mails: [measureMails],
  visit: [measureFirstVisit, measureNextPage],
  growth: [measureGrowth],
  scaling: [measureScaling],
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(sections, name))
if (unknown.length > 0) {
  console.error(`The bench has no section ${unknown.join(', ')}; it has ${Object.keys(sections).join(', ')}.`)
  process.exit(2)
}

for (const [name, measurements] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const rows: [what: string, figure: string][] = []
  for (const measure of measurements) await measure((what, figure) => rows.push([what, figure]))
  const width = Math.max(...rows.map(([what]) => what.length))
  for (const [what, figure] of rows) console.log(`${what.padEnd(width)}  ${figure}`)
}
