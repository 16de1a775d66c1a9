import type { PageCatalog } from '#locales/catalog.ts'
import { organisation } from '#shared/content/organisation.ts'
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
  words: PageCatalog['organisation'],
  leaders: readonly Leader[] = samples(words),
): Record<PressFact, string> => ({
  name: words.name,
  leaders: leaders.map(({ title, lead }) => `${title} (${lead.toLowerCase()})`).join(', '),
  stands: words.tagline,
  office: `${words.street}, ${organisation.postcode} ${words.city}`,
  site: organisation.domain,
  email: organisation.email,
  phone: organisation.phone,
})
