import type { ContentDocument, ContentKind } from '#shared/publishing/documents.ts'
import type { PublishOutcome } from '#db/store.ts'
import { kinds } from '../../publishing/kinds/kinds.ts'
import { firstInstant, wallTimeProblem } from '../../publishing/times.ts'
import type { Publishing } from '../../services/publishing.ts'
import type { Context, Input, Operands } from '../command.ts'
import { Failure, UsageError } from '../failures.ts'
import { authorName, flag } from '../options.ts'
import { text } from '../text.ts'
import { addressesOf, findItem, nameOf, openPublishing, pathOf, readSlug } from './item.ts'
import { problemLines } from './problems.ts'

export const changeOptions = { as: authorName }
export const scheduleOptions = { as: authorName, cancel: flag }

const exampleTime = '2026-12-01T18:00'

export const scheduleOperands: Operands = {
  name: 'SLUG [TIME]',
  meaning: text('common.operands.slugAndTime', { time: exampleTime }),
  least: 1,
  most: 2,
}

type ChangeInput = Input<{ as: string | undefined }>

/** @throws Failure if somebody saved a newer version between reading and changing */
function requireDone(outcome: PublishOutcome, kind: ContentKind, slug: string): void {
  if (outcome === 'done') return
  throw new Failure(
    text('publishing.changedMeanwhile', {
      item: pathOf({ kind, slug }),
      show: `staff ${kinds[kind].folder} show ${slug}`,
    }),
  )
}

/**
 * @throws Failure if the item would be shown nowhere, or a photograph or file of the version is missing, for example because it was
 * removed since it was saved
 */
async function requirePublishable({ terminal, formatter }: Context, publishing: Publishing, document: ContentDocument) {
  const problem = kinds[document.fields.kind].publishProblem?.(document.slug)
  if (problem) throw new Failure(problem)
  const problems = await publishing.checkMedia(document)
  for (const line of problemLines(problems, formatter)) terminal.notify(line)
  if (problems.length > 0) throw new Failure(text('publishing.notPublishable', { count: problems.length }))
}

/** Publishes the newest version, and prints its addresses. */
export async function publishItem(
  context: Context,
  kind: ContentKind,
  { options, operands }: ChangeInput,
): Promise<void> {
  const slug = readSlug(kind, operands)
  const by = nameOf(context, options)
  const publishing = await openPublishing(context)
  const { version, newest } = await findItem(publishing, { kind, slug })
  await requirePublishable(context, publishing, newest.document)
  requireDone(await publishing.publish({ kind, slug, version, by }), kind, slug)
  const { terminal } = context
  await terminal.print(text('publishing.published', { item: pathOf({ kind, slug }), version }))
  for (const address of addressesOf(context, newest.document)) await terminal.write(`  ${address}\n`)
}

/** Schedules the newest version, or cancels a schedule. */
export async function scheduleItem(
  context: Context,
  kind: ContentKind,
  { options, operands }: Input<{ as: string | undefined; cancel: boolean }>,
): Promise<void> {
  const slug = readSlug(kind, operands)
  const time = operands[1]
  if ((time === undefined) !== options.cancel)
    throw new UsageError(text('publishing.timeOrCancel', { example: exampleTime }))
  const wrong = time === undefined ? undefined : wallTimeProblem(time)
  if (wrong) throw new UsageError(wrong)
  const by = nameOf(context, options)
  const publishing = await openPublishing(context)
  const { version, scheduledVersion, newest } = await findItem(publishing, { kind, slug })
  const item = pathOf({ kind, slug })
  const { terminal, formatter } = context
  const from = time === undefined ? undefined : firstInstant(time)
  if (from === undefined) {
    if (scheduledVersion === null) throw new Failure(text('publishing.notScheduled', { item }))
    requireDone(await publishing.unschedule({ kind, slug, version, by }), kind, slug)
    await terminal.print(text('publishing.unscheduled', { item }))
    return
  }
  await requirePublishable(context, publishing, newest.document)
  const outcome = await publishing.schedule({ kind, slug, version, by, from })
  if (outcome === 'past') throw new Failure(text('publishing.past', { time: formatter.dateTime(from) }))
  requireDone(outcome, kind, slug)
  await terminal.print(text('publishing.scheduled', { item, version, time: formatter.dateTime(from) }))
}

export async function withdrawItem(
  context: Context,
  kind: ContentKind,
  { options, operands }: ChangeInput,
): Promise<void> {
  const slug = readSlug(kind, operands)
  const by = nameOf(context, options)
  const publishing = await openPublishing(context)
  await findItem(publishing, { kind, slug })
  if (kinds[kind].isNeeded?.(slug)) {
    const command = `staff ${kinds[kind].folder} edit ${slug}`
    throw new Failure(text('publishing.needed', { item: pathOf({ kind, slug }), command }))
  }
  const isDone = await publishing.withdraw({ kind, slug, by })
  const item = pathOf({ kind, slug })
  if (!isDone) throw new Failure(text('publishing.notShown', { item }))
  await context.terminal.print(text('publishing.withdrawn', { item }))
}
