/*
 * The route table with more rows than the site has: node growthRoutes.process.ts <rows>. Its rows are the site's own, again
 * and again under other first segments, and in every 30 one with a parameter. Answers with microseconds of a look-up and the bytes of rows and matcher.
 */
import { createMatcher } from '#shared/routes/matchRoute.ts'
import type { Row } from '#shared/routes/route.ts'
import { table } from '#shared/routes/table.ts'
import { answerWith, usedBytes } from './ask.ts'

const lookUps = 20_000

const count = Number(process.argv[2])
const pathOf = (at: number) => {
  if (at % 30 === 0) return `/stories-${at}/:story`
  const part = Math.floor(at / table.length)
  return `${part === 0 ? '' : `/part-${part}`}${table[at % table.length]!.path}`.replace(/(.)\/$/, '$1')
}
const before = usedBytes()
const rows = Array.from({ length: count }, (_, at): Row => ({
  ...(table[at % table.length] as Row),
  id: `row-${at}`,
  path: pathOf(at),
}))
const match = createMatcher(rows)
const bytes = usedBytes() - before

const isOpen = (path: string) => path.includes(':')
const fixed = rows.map(({ path }) => path).filter((path) => !isOpen(path))
const open = rows
  .map(({ path }) => path)
  .filter(isOpen)
  .map((path) => path.replace(/:.*/, 'something'))
const missing = fixed.map((path) => `${path}/nothing-here`)

function microseconds(paths: readonly string[]): number {
  if (paths.length === 0) return Number.NaN
  const begun = performance.now()
  for (let at = 0; at < lookUps; at++) match(paths[at % paths.length]!)
  return ((performance.now() - begun) * 1000) / lookUps
}
answerWith(() => ({
  fixed: microseconds(fixed),
  open: microseconds(open),
  missing: microseconds(missing),
  bytes,
}))
