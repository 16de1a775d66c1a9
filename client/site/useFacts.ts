import type { PartyFacts } from '#shared/content/partyFacts.ts'
import { useSite } from './site.ts'

/** Returns the `lang` of the published facts and chapters whose texts are only in another language than that of the page (`WordChanges`). */
export function useFactTags(): Readonly<Record<string, string>> {
  const { changes, language } = useSite()
  return changes?.tags?.[language] ?? {}
}

/**
 * Returns facts of the party as staff have published them.
 * @param seeds the facts of the site (`shared/content`)
 */
export const useFacts = <Seeds extends Partial<PartyFacts>>(
  seeds: Seeds,
): Pick<PartyFacts, Extract<keyof Seeds, keyof PartyFacts>> => ({ ...seeds, ...useSite().changes?.facts }) as never
