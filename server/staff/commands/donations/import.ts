import { isDeepStrictEqual } from 'node:util'
import type { ContentItem } from '#db/store.ts'
import { dayOf } from '#shared/localDay.ts'
import type { DonationFields } from '#shared/publishing/documents.ts'
import { donorWarnings } from '../../../publishing/donorChecks.ts'
import { readDonationRows, type DonationRow } from '../../../publishing/donationRows.ts'
import { stateOf, type Publishing } from '../../../services/publishing.ts'
import { command } from '../../command.ts'
import { exitOf, Failure } from '../../failures.ts'
import { authorName, flag } from '../../options.ts'
import { nameOf, openPublishing, pathOf } from '../../publishing/item.ts'
import { problemLines } from '../../publishing/problems.ts'
import { readTableOf } from '../../publishing/typedFile.ts'
import { text, type Text } from '../../text.ts'

type Outcome = 'new' | 'changed' | 'published' | 'withdrawn'

/** The number of donations that are saved at once: the database syncs the disk once for all of them. */
const atOnce = 200

export const donationsImportCommand = command('donations import', {
  operands: { name: 'FILE', meaning: text('common.operands.table'), least: 1, most: 1 },
  options: { publish: flag, 'dry-run': flag, as: authorName },
  example: 'donations import donations.csv --as Ana --publish',

  async run(context, { options, operands: [name = ''] }) {
    const { terminal, formatter, now, stopSignal } = context
    const by = nameOf(context, options)
    const publishing = await openPublishing(context)
    const source = name === '-' ? await terminal.readAll() : readTableOf(name)
    const present = await presentDonations(publishing)
    const { rows, problems, notes } = readDonationRows(
      source,
      new Map([...present].map(([slug, { newest }]) => [slug, newest.document.fields as DonationFields])),
      dayOf(now()),
    )
    for (const line of problemLines([...problems, ...notes], formatter)) terminal.notify(line)
    if (problems.length > 0) throw new Failure(text('publishing.rows.refused', { count: problems.length }))
    const isHidden = (slug: string) => present.get(slug)?.withdrawn != null
    const register = new Map(
      [
        ...[...present].map(([slug, { newest }]) => [slug, newest.document.fields as DonationFields] as const),
        ...rows.map(({ document }) => [document.slug, document.fields] as const),
      ].filter(([slug]) => !isHidden(slug)),
    )
    const arriving = new Set(rows.map(({ document }) => document.slug))
    for (const warning of donorWarnings(register, (id) => arriving.has(id))) terminal.notify(warning)
    const stop = stopSignal()
    const isDry = options['dry-run']
    const publishes = options.publish
    const tasks = rows.flatMap((row): Task[] => {
      const found = present.get(row.document.slug)
      const outcome = outcomeOf(row, found, publishes)
      return outcome === 'unchanged' ? [] : [{ row, by, publishes, present: found, outcome }]
    })
    let saved = 0
    /** Returns the failure of an import of which a part may be saved. */
    const unfinished = (reason: Text | string = '', cause?: unknown) =>
      new Failure(text('donations import.unfinished', { reason, saved, count: tasks.length }), cause)
    for (let start = 0; start < tasks.length; start += atOnce) {
      if (stop.aborted) throw unfinished(text('common.failures.interrupted'))
      const some = tasks.slice(start, start + atOnce)
      const results = await Promise.allSettled(isDry ? [] : some.map((task) => save(publishing, task)))
      const done = some.filter((_, index) => results[index]?.status !== 'rejected')
      for (const { row, outcome } of done) {
        const item = pathOf({ kind: 'donation', slug: row.document.slug })
        await terminal.write(`${item}  ${formatter.text(text(`donations import.${outcome}`))}\n`)
      }
      if (!isDry) saved += done.length
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) {
        await terminal.flush()
        throw unfinished(exitOf(failed.reason).text, failed.reason)
      }
    }
    await terminal.flush()
    terminal.notify(text('donations import.done', { count: rows.length, unchanged: rows.length - tasks.length }))
    if (isDry) terminal.notify(text('publishing.rows.dry'))
  },
})

async function presentDonations(publishing: Publishing): Promise<Map<string, ContentItem>> {
  const items = new Map<string, ContentItem>()
  for await (const item of publishing.list('donation')) items.set(item.slug, item)
  return items
}

const isEqual = ({ document }: DonationRow, present: ContentItem | undefined) =>
  present !== undefined && isDeepStrictEqual(present.newest.document, document)

/** Returns what the import makes of a row. A withdrawn donation stays hidden: a table from before must not show it again. */
function outcomeOf(row: DonationRow, present: ContentItem | undefined, publishes: boolean): Outcome | 'unchanged' {
  const state = present && stateOf(present)
  if (isEqual(row, present) && (!publishes || state === 'published')) return 'unchanged'
  if (state === 'withdrawn') return 'withdrawn'
  return publishes ? 'published' : present ? 'changed' : 'new'
}

interface Task {
  row: DonationRow
  outcome: Outcome
  by: string
  present: ContentItem | undefined
  publishes: boolean
}

/** @throws Failure if somebody has saved a newer version meanwhile */
async function save(publishing: Publishing, { row, outcome, by, present, publishes }: Task): Promise<void> {
  const { document } = row
  const { slug } = document
  const meanwhile = () => new Failure(text('donations import.meanwhile', { id: slug }))
  let version = present?.version ?? 0
  if (!isEqual(row, present)) {
    const saved = await publishing.save({ document, basedOn: present?.version ?? null, by })
    if (saved.outcome !== 'saved') throw meanwhile()
    version = saved.version
  }
  if (!publishes || outcome === 'withdrawn') return
  if ((await publishing.publish({ kind: 'donation', slug, version, by })) !== 'done') throw meanwhile()
}
