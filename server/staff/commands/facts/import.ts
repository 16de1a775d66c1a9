import { isDeepStrictEqual } from 'node:util'
import type { Municipality } from '#shared/content/municipalities.ts'
import { dayOf } from '#shared/localDay.ts'
import type { ContentDocument } from '#shared/publishing/documents.ts'
import { rollValues } from '../../../publishing/facts/roll.ts'
import { readRollRows } from '../../../publishing/facts/rollRows.ts'
import { firstInstant } from '../../../publishing/times.ts'
import { stateOf, type Publishing } from '../../../services/publishing.ts'
import { command, type Context } from '../../command.ts'
import { Failure, UsageError } from '../../failures.ts'
import { authorName, day, flag } from '../../options.ts'
import { publishItem } from '../../publishing/change.ts'
import { findItem, nameOf, openPublishing, pathOf } from '../../publishing/item.ts'
import { problemLines } from '../../publishing/problems.ts'
import { readTableOf } from '../../publishing/typedFile.ts'
import { refusalOf } from '../../publishing/write.ts'
import { text } from '../../text.ts'

const slug = 'municipalities'
const item = { kind: 'fact', slug } as const

export const factsImportCommand = command('facts import', {
  operands: { name: 'FILE', meaning: text('common.operands.table'), least: 1, most: 1 },
  options: { publish: flag, 'dry-run': flag, 'voters-on': day, 'counted-on': day, as: authorName },
  example: 'facts import table.csv --voters-on 2026-11-01 --as Ana --publish',

  async run(context, { options, operands: [name = ''] }) {
    const { terminal, formatter, now } = context
    const by = nameOf(context, options)
    const publishing = await openPublishing(context)
    const source = name === '-' ? await terminal.readAll() : readTableOf(name)
    const { list, problems } = readRollRows(source)
    for (const line of problemLines(problems, formatter)) terminal.notify(line)
    if (problems.length > 0) throw new Failure(text('publishing.rows.refused', { count: problems.length }))
    terminal.notify(text('facts import.read', { count: list.length }))
    await warnOfEvents(context, publishing, list)
    const today = dayOf(now())
    for (const key of ['voters-on', 'counted-on'] as const) {
      const day = options[key]
      if (day !== undefined && day > today) throw new UsageError(text('publishing.futureDay', { key, day, today }))
    }
    const roll = { list, votersOn: options['voters-on'] ?? today, countedOn: options['counted-on'] ?? today }
    const document: ContentDocument = { slug, fields: { kind: 'fact', values: rollValues(roll) }, texts: {} }
    const present = await findItem(publishing, item)
    const isEqual = isDeepStrictEqual(present.newest.document, document)
    if (options['dry-run']) terminal.notify(text('publishing.rows.dry'))
    else if (isEqual) terminal.notify(text('publishing.unchanged', { item: pathOf(item) }))
    else {
      const outcome = await publishing.save({ document, basedOn: present.version, by })
      const refusal = refusalOf(outcome, item, formatter)
      if (refusal) throw new Failure(refusal)
      await terminal.print(text('publishing.savedFacts', { item: pathOf(item), version: present.version + 1 }))
    }
    if (options['dry-run'] || (isEqual && stateOf(present) === 'published')) return
    if (options.publish) await publishItem(context, 'fact', { options, operands: [slug] })
    else await terminal.print(text('publishing.notPublished', { command: `staff facts publish ${slug}` }))
  },
})

/** Names the coming events whose municipality is not in the list. */
async function warnOfEvents({ terminal, now }: Context, publishing: Publishing, list: readonly Municipality[]) {
  for await (const event of publishing.list('event')) {
    const { fields } = event.newest.document
    if (fields.kind !== 'event' || fields.municipality === undefined || event.withdrawn !== null) continue
    const id = fields.municipality
    const isComing = (firstInstant(fields.ends) ?? 0) > now()
    if (isComing && !list.some((one) => one.id === id))
      terminal.notify(text('facts import.vanished', { item: pathOf({ kind: 'event', slug: event.slug }), id }))
  }
}
