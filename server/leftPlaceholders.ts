import type { Store } from '#db/store.ts'
import { organisation } from '#shared/content/organisation.ts'
import { hasPlaceholder } from '#shared/content/placeholders.ts'
import type { ContentDocument, ContentKind } from '#shared/publishing/documents.ts'
import type { Config } from './config.ts'
import { formOf } from './publishing/facts/forms.ts'
import { kinds } from './publishing/kinds/kinds.ts'
import { everShown, remainingSeeds } from './publishing/seeds.ts'

/** The samples of the site that staff replace, each with the verb of the command. */
const samples: readonly { kind: ContentKind; verb: 'new' | 'edit' }[] = [
  { kind: 'chapter', verb: 'edit' },
  { kind: 'donation', verb: 'new' },
  { kind: 'product', verb: 'edit' },
]
/** The number of sample people, who are words of the site. */
const samplePeople = 2

const isPlaceholder = ({ slug, fields, texts }: ContentDocument) =>
  formOf(slug)?.isSample === true || hasPlaceholder([fields, texts])

/** The store before anything is published. */
const nothing = { onceShown: () => Promise.resolve([]) }

/**
 * Returns what is still a placeholder or a sample: a line for each setting, and for each command that replaces some. Without a store,
 * nothing is published.
 */
export async function leftPlaceholders(
  store: Pick<Store, 'onceShown'> = nothing,
  { mailFrom }: Pick<Config, 'mailFrom'>,
): Promise<string[]> {
  const commandOf = (kind: ContentKind, verb: string) => `staff ${kinds[kind].folder} ${verb}`
  const facts = (await remainingSeeds(store, 'fact')).filter(isPlaceholder).map(({ slug }) => slug)
  const counts = await Promise.all(
    samples.map(async ({ kind, verb }) => ({ kind, verb, count: (await remainingSeeds(store, kind)).length })),
  )
  const hasPeople = await everShown(store, 'person')
  return [
    ...(mailFrom === organisation.mailFrom ? [`MAIL_FROM: ${mailFrom}`] : []),
    ...(facts.length > 0 ? [`${commandOf('fact', 'edit')}: ${facts.join(', ')}`] : []),
    ...(hasPeople ? [] : [`${commandOf('person', 'new')}: ${samplePeople}`]),
    ...counts.filter(({ count }) => count > 0).map(({ kind, verb, count }) => `${commandOf(kind, verb)}: ${count}`),
  ]
}
