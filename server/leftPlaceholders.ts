import { wordsOf } from '#locales/words.ts'
import type { Store } from '#db/store.ts'
import { placeholderFacts } from '#shared/content/placeholders.ts'
import { languages } from '#shared/i18n/languages.ts'

/** The file of the samples that the first published donation replaces. */
const sampleDonations = 'shared/content/donations.ts'

/** Returns the facts of the party that are still placeholders, a line for each file. Without a store, nothing is published. */
export async function leftPlaceholders(store: Pick<Store, 'onceShown'> | undefined): Promise<string[]> {
  const left = placeholderFacts(languages.map((language) => ({ ...wordsOf(language).organisation })))
  const isReplaced = store && (await store.onceShown('donation')).length > 0
  return isReplaced ? left.filter((line) => !line.startsWith(sampleDonations)) : left
}
