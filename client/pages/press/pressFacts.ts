import type { PageCatalog } from '#locales/catalog.ts'
import type { PartyFacts } from '#shared/content/partyFacts.ts'
import { coPresidentIds } from '#shared/content/people.ts'
import type { PressFact } from '#shared/content/pressKit.ts'

/** A person who leads the party. */
interface Leader {
  title: string
  lead: string
}

const samples = ({ coPresidents }: PageCatalog['organisation']): readonly Leader[] =>
  coPresidentIds.map((id) => ({ title: coPresidents[id].name, lead: coPresidents[id].role }))

/** Returns the facts for journalists as plain text, for the page and the press kit. */
export const pressFactsIn = (
  {
    facts: party,
    organisation: words,
  }: Pick<PageCatalog, 'organisation'> & { facts: Pick<PartyFacts, 'phone' | 'email' | 'postcode'> },
  publicUrl: string,
  leaders: readonly Leader[] = samples(words),
): Record<PressFact, string> => ({
  name: words.name,
  leaders: leaders.map(({ title, lead }) => `${title} (${lead.toLowerCase()})`).join(', '),
  stands: words.tagline,
  office: `${words.street}, ${party.postcode} ${words.city}`,
  site: new URL(publicUrl).host,
  email: party.email,
  phone: party.phone,
})
