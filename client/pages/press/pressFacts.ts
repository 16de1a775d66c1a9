import type { PageCatalog } from '#locales/catalog.ts'
import { organisation } from '#shared/content/organisation.ts'
import { coPresidentIds } from '#shared/content/people.ts'
import type { PressFact } from '#shared/content/pressKit.ts'

/** Returns the facts for journalists as plain text, for the page and the press kit. */
export const pressFactsIn = (words: PageCatalog['organisation']): Record<PressFact, string> => ({
  name: words.name,
  leaders: coPresidentIds
    .map((id) => `${words.coPresidents[id].name} (${words.coPresidents[id].role.toLowerCase()})`)
    .join(', '),
  stands: words.tagline,
  office: `${words.street}, ${organisation.postcode} ${words.city}`,
  site: organisation.domain,
  email: organisation.email,
  phone: organisation.phone,
})
