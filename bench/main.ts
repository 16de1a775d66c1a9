/**
 * Measures the figures of docs/PERFORMANCE.md on the production build. Absolute figures depend on the machine. Therefore speed is also
 * given as a fraction of a bare node:http server that sends the same bytes; both are measured in turns. Names of sections as arguments
 * measure only these sections.
 */
import { measureFirstVisit } from './firstVisit.ts'
import { measureGrowth } from './growth.ts'
import { measureMails, measureQueue } from './mails.ts'
import { measureNextPage } from './nextPage.ts'
import { measureOpenLoop } from './openLoop.ts'
import { measurePublished } from './published.ts'
import { measureScaling } from './scaling.ts'
import { measureSearch } from './search.ts'
import { measureServing } from './serving.ts'
import type { Report } from './site.ts'
import { measureStart } from './startUp.ts'
import { measureSubmissions } from './submissions.ts'
import { measureVisitors } from './visitors.ts'

const sections: Readonly<Record<string, readonly ((report: Report) => Promise<void>)[]>> = {
  start: [measureStart],
  serving: [measureServing, measureOpenLoop],
  search: [measureSearch],
  published: [measurePublished],
  submissions: [measureSubmissions],
  mails: [measureMails],
  queue: [measureQueue],
  visit: [measureFirstVisit, measureNextPage],
  growth: [measureGrowth],
  scaling: [measureScaling],
  visitors: [measureVisitors],
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !Object.hasOwn(sections, name))
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}. The sections are ${Object.keys(sections).join(', ')}.`)
  process.exit(2)
}

for (const [name, measurements] of Object.entries(sections)) {
  if (requested.length > 0 && !requested.includes(name)) continue
  const rows: [what: string, figure: string][] = []
  for (const measure of measurements) await measure((what, figure) => rows.push([what, figure]))
  const width = Math.max(...rows.map(([what]) => what.length))
  for (const [what, figure] of rows) console.log(`${what.padEnd(width)}  ${figure}`)
}
