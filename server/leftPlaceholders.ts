import { wordsOf } from '#locales/words.ts'
import type { Store } from '#db/store.ts'
import { placeholderFacts } from '#shared/content/placeholders.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { ContentKind } from '#shared/publishing/documents.ts'
import { kinds } from './publishing/kinds/kinds.ts'
import { remainingSeeds } from './publishing/seeds.ts'

/** The samples that staff replace by a command, each with its file. */
const seeded: readonly { kind: ContentKind; file: string; verb: 'new' | 'edit' }[] = [
  { kind: 'donation', file: 'shared/content/donations.ts', verb: 'new' },
  { kind: 'chapter', file: 'shared/content/programme.ts', verb: 'edit' },
  { kind: 'product', file: 'shared/content/shop.ts', verb: 'edit' },
]

/** The names and roles of the sample people among the words of the organisation. */
const samplePeople = 'coPresidents'

/**
 * Returns the facts of the party that are still placeholders: a line for each file, or for each command that replaces them. Without a
 * store, nothing is published.
 */
export async function leftPlaceholders(store: Pick<Store, 'onceShown'> | undefined): Promise<string[]> {
  const hasPeople = store && (await store.onceShown('person')).length > 0
  const words = languages.map((language) => {
    const { [samplePeople]: people, ...others } = wordsOf(language).organisation
    return { ...others, ...(!hasPeople && { [samplePeople]: people }) }
  })
  const left = placeholderFacts(words)
  const lines = await Promise.all(
    left.map(async (line) => {
      const one = seeded.find(({ file }) => line.startsWith(`${file}:`))
      if (!one || !store) return line
      const count = (await remainingSeeds(store, one.kind)).length
      return count === 0 ? undefined : `staff ${kinds[one.kind].folder} ${one.verb}: ${count}`
    }),
  )
  return lines.filter((line) => line !== undefined)
}
