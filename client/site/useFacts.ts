import type { PartyFacts } from '#shared/content/partyFacts.ts'
import { useSite } from './site.ts'

/**
 * Returns facts of the party as staff have published them.
 * @param seeds the facts of the site (`shared/content`)
 */
export const useFacts = <Seeds extends Partial<PartyFacts>>(
  seeds: Seeds,
): Pick<PartyFacts, Extract<keyof Seeds, keyof PartyFacts>> => ({ ...seeds, ...useSite().changes?.facts }) as never
