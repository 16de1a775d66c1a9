import { dayOf } from '#shared/localDay.ts'
import { textLanguages, type ContentKind } from '#shared/publishing/documents.ts'
import type { ContentItem } from '#db/store.ts'
import { fileNamesOf, formatDocument, languagesOf } from '../../publishing/formatDocument.ts'
import { publishBy } from '../../publishing/deadlines.ts'
import { kinds } from '../../publishing/kinds/kinds.ts'
import { seedVersion } from '../../publishing/seeds.ts'
import { itemStates, stateOf, type ItemState } from '../../services/publishing.ts'
import type { Context, Input } from '../command.ts'
import { Failure } from '../failures.ts'
import { count, selection } from '../options.ts'
import { text, type Text } from '../text.ts'
import { visible, visibleLines } from '../visible.ts'
import { addressesOf, findItem, openPublishing, pathOf, readSlug } from './item.ts'

export const listOptions = { state: selection('STATE', itemStates) }
export const showOptions = { lng: selection('LANGUAGE', textLanguages), number: count }

function stateText(item: ContentItem, formatter: Context['formatter']): Text {
  const { scheduledAt } = item
  const state = stateOf(item)
  return state === 'scheduled'
    ? text('publishing.state.scheduled', { time: formatter.dateTime(scheduledAt ?? 0) })
    : text(`publishing.state.${state}`)
}

/** Returns the day by which the law lets staff publish an item that nobody has seen yet. */
function deadlineOf({ formatter, now }: Context, item: ContentItem): string[] {
  const day = publishBy(item)
  if (day === undefined) return []
  return [formatter.text(text(day < dayOf(now()) ? 'publishing.overdue' : 'publishing.publishBy', { day }))]
}

/** Prints a line for each item, in order of creation. */
export async function listItems(
  context: Context,
  kind: ContentKind,
  { options: { state } }: Input<{ state: ItemState | undefined }>,
): Promise<void> {
  const { terminal, formatter } = context
  const publishing = await openPublishing(context)
  let items = 0
  for await (const item of publishing.list(kind)) {
    if (state !== undefined && stateOf(item) !== state) continue
    const { slug, newest } = item
    const languages = languagesOf(newest.document).join(', ')
    const parts = [
      slug,
      formatter.text(stateText(item, formatter)),
      ...(languages === '' ? [] : [languages]),
      visible(kinds[kind].summary(newest.document)),
      ...deadlineOf(context, item),
    ]
    await terminal.write(`${parts.join('  ')}\n`)
    items += 1
  }
  await terminal.flush()
  terminal.notify(items === 0 ? text('publishing.noItems') : text('publishing.listed', { count: items }))
}

/** Prints an item for people; with a language, its file alone, which can be edited and saved again. */
export async function showItem(
  context: Context,
  kind: ContentKind,
  { options, operands }: Input<{ lng: (typeof textLanguages)[number] | undefined; number: number | undefined }>,
): Promise<void> {
  const { terminal, formatter } = context
  const slug = readSlug(kind, operands)
  const publishing = await openPublishing(context)
  const item = await findItem(publishing, { kind, slug })
  const wanted = options.number ?? item.version
  const findVersion = async (number: number | null) =>
    number === item.version
      ? item.newest
      : (await publishing.history({ kind, slug })).find(({ version: one }) => one === number)
  const version = await findVersion(wanted)
  if (!version) {
    const command = `staff ${kinds[kind].folder} history ${slug}`
    throw new Failure(text('publishing.noVersion', { item: pathOf(item), version: wanted, command }))
  }
  const { document } = version
  if (options.lng !== undefined) {
    if (!document.texts[options.lng]) {
      throw new Failure(text('publishing.noText', { item: pathOf(item), language: options.lng }))
    }
    await terminal.write(formatDocument(document, options.lng))
    return
  }
  const status = formatter.text(stateText(item, formatter))
  const about = { version: version.version, by: version.author || '…', time: formatter.dateTime(version.at) }
  await terminal.write(`${pathOf(item)}  ${status}\n`)
  await terminal.print(
    version.version === seedVersion ? text('publishing.siteVersion') : text('publishing.versionBy', about),
  )
  const shown = item.shownVersion === null ? undefined : await findVersion(item.shownVersion)
  if (shown) {
    await terminal.print(text('publishing.shown', { version: shown.version }))
    for (const address of addressesOf(context, shown.document)) await terminal.write(`  ${address}\n`)
  }
  for (const name of fileNamesOf(document))
    await terminal.write(`\n${name}\n${visibleLines(formatDocument(document, name).trimEnd(), '  | ')}\n`)
}

/** Prints every version of an item, the newest first. */
export async function showHistory(context: Context, kind: ContentKind, { operands }: Input): Promise<void> {
  const { terminal, formatter } = context
  const slug = readSlug(kind, operands)
  const publishing = await openPublishing(context)
  const item = await findItem(publishing, { kind, slug })
  for (const { version, at, author, document } of await publishing.history({ kind, slug })) {
    const shown = version === item.shownVersion ? `  ${formatter.text(text('publishing.isShown'))}` : ''
    const languages = languagesOf(document).join(', ')
    const parts = [
      String(version),
      formatter.dateTime(at),
      visible(author || '…'),
      ...(languages === '' ? [] : [languages]),
      visible(kinds[kind].summary(document)),
    ]
    await terminal.write(`${parts.join('  ')}${shown}\n`)
  }
}
