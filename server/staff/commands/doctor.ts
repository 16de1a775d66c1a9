import { dataLocation } from '#db/database.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { ConfigError, type Config } from '../../config.ts'
import { donorWarnings, registeredDonations } from '../../publishing/donorChecks.ts'
import { loadFacts } from '../../publishing/facts/readFacts.ts'
import { staleFacts } from '../../publishing/facts/staleFacts.ts'
import { dueDonations, soonDays } from '../../publishing/deadlines.ts'
import { databaseLocation } from '../../dataFolder.ts'
import { freeSpace } from '../../freeSpace.ts'
import { isLocal } from '../../isLocal.ts'
import { command, type Context } from '../command.ts'
import { checkMail } from '../doctor/checkMail.ts'
import { checkPublicUrl } from '../doctor/checkPublicUrl.ts'
import { fault, ok, warning, type Finding } from '../doctor/finding.ts'
import { Failure, reasonOf } from '../failures.ts'
import { choice } from '../options.ts'
import { diskFinding } from './status.ts'
import { and, text } from '../text.ts'
import { visibleJson } from '../visible.ts'

export const doctorCommand = command('doctor', {
  options: { format: choice(['text', 'json'], 'text') },
  example: 'doctor',

  async run(context, { options }) {
    const { terminal, formatter } = context
    let faults = 0
    const states = (['ok', 'warning', 'fault'] as const).map((state) => formatter.text(text(`doctor.states.${state}`)))
    const width = Math.max(...states.map((state) => state.length))
    for await (const [check, { state, text: found }] of findings(context)) {
      if (state === 'fault') faults += 1
      const message = formatter.text(found)
      await terminal.write(
        options.format === 'json'
          ? `${visibleJson({ check, state, message })}\n`
          : `${formatter.text(text(`doctor.states.${state}`)).padEnd(width)}  ${message}\n`,
      )
    }
    if (faults > 0) throw new Failure(text('doctor.faults', { count: faults }))
  },
})

/** Yields the findings in the order of the start: a later check needs the earlier ones. */
async function* findings(context: Context): AsyncGenerator<[check: string, finding: Finding]> {
  let config: Config
  try {
    config = context.config()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const problem of error.problems) yield ['settings', fault(text('doctor.setting', { problem }))]
    return
  }
  yield ['settings', ok(text('doctor.settings'))]
  for (const finding of await checkDatabase(context, config)) yield finding
  yield ['disk', diskFinding(config.dataDir, await freeSpace(config.dataDir), context.formatter)]
  yield ['mail', await checkMail(config)]
  for (const finding of await checkPublicUrl(config.publicUrl, context.now)) yield ['address', finding]
  yield ['placeholders', await checkPlaceholders(context)]
}

/** Returns the finding of a check that may fail with a text for staff. */
async function unlessFailed(run: () => Promise<Finding>): Promise<Finding> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Failure) return fault(error.text)
    if (error instanceof StoreUnavailable) return fault(text('doctor.database', { reason: reasonOf(error) }))
    throw error
  }
}

async function checkDatabase(context: Context, config: Config): Promise<[check: string, finding: Finding][]> {
  const place = dataLocation(databaseLocation(config))
  const database = await unlessFailed(async () => {
    await (await context.store()).checkWritable()
    return ok(text('doctor.writable', { place }))
  })
  const key = await unlessFailed(async () => {
    // Without a database, whether there is a key.
    if (database.state === 'ok') await context.matchingKeys()
    else context.keys()
    return ok(text('doctor.key'))
  })
  const media = await unlessFailed(async () => {
    const { incomplete, unused } = await (await context.store()).checkMedia()
    if (incomplete.length > 0)
      return fault(text('doctor.mediaMissing', { count: incomplete.length, name: incomplete[0]! }))
    return unused > 0 ? ok(text('doctor.mediaUnused', { count: unused })) : ok(text('doctor.media'))
  })
  return [
    ['database', database],
    ['key', key],
    ...(database.state === 'ok'
      ? ([
          ['media', media],
          ['donations', await unlessFailed(() => checkDonations(context))],
          ...(await checkDonors(context)).map((finding) => ['donations', finding] as const),
          ...(await checkFacts(context)).map((finding) => ['facts', finding] as const),
        ] as [string, Finding][])
      : []),
  ]
}

/** Returns whether donations wait whose publication the law wants within days. */
async function checkDonations({ store, now }: Context): Promise<Finding> {
  const { soon, overdue } = await dueDonations(await store(), now())
  if (overdue[0]) return fault(text('doctor.donationsOverdue', { count: overdue.length, ...overdue[0] }))
  if (soon[0]) return warning(text('doctor.donationsSoon', { count: soon.length, day: soon[0].day }))
  return ok(text('doctor.donations', { days: soonDays }))
}

/** Returns the findings of a check of the store; none while it cannot be read, because the findings about the database name that. */
async function unlessUnavailable(run: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Failure || error instanceof StoreUnavailable) return []
    throw error
  }
}

/** Returns what staff should check about the donors. */
const checkDonors = ({ store }: Context): Promise<Finding[]> =>
  unlessUnavailable(async () => {
    const opened = await store()
    await loadFacts(opened)
    return donorWarnings(await registeredDonations(opened.listContent('donation'))).map(warning)
  })

/** Returns which published facts no page shows. */
const checkFacts = ({ store }: Context): Promise<Finding[]> =>
  unlessUnavailable(async () => {
    const stale = await staleFacts(await store())
    return stale.length > 0 ? [warning(text('doctor.factsStale', { names: and(stale), name: stale[0]! }))] : []
  })

async function checkPlaceholders(context: Context): Promise<Finding> {
  // Loaded on demand: no other command needs the words of the pages.
  const { leftPlaceholders } = await import('../../leftPlaceholders.ts')
  const left = await leftPlaceholders(await context.store().catch(() => undefined), context.config())
  // Nobody sees them yet at a local address.
  const isTrial = isLocal(context.config().publicUrl)
  const found = isTrial ? ok : warning
  return left.length === 0
    ? ok(text('doctor.noPlaceholders'))
    : found(
        text(`doctor.${isTrial ? 'placeholdersLater' : 'placeholders'}`, {
          left: and(left.map((line) => line.slice(0, line.indexOf(':')))),
        }),
      )
}
