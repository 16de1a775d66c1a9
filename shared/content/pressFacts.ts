import type { PartyFacts } from './partyFacts.ts'
import { coPresidentIds, type CoPresidentId } from './people.ts'
import type { PressFact } from './pressKit.ts'

/** A person who leads the party. */
interface Leader {
  title: string
  lead: string
}

interface Words {
  organisation: Readonly<Record<'name' | 'tagline' | 'street' | 'city', string>> & {
    coPresidents: Readonly<Record<CoPresidentId, { name: string; role: string }>>
  }
  facts: Pick<PartyFacts, 'phone' | 'email' | 'postcode' | 'chapters'>
  press: { ofProgramme: string }
}

const samples = ({ coPresidents }: Words['organisation']): readonly Leader[] =>
  coPresidentIds.map((id) => ({ title: coPresidents[id].name, lead: coPresidents[id].role }))

/** Returns the facts for journalists as plain text, for the page and the press kit. */
export const pressFactsIn = (
  { facts: party, organisation: words, press }: Words,
  publicUrl: string,
  leaders: readonly Leader[] = samples(words),
): Record<PressFact, string> => ({
  name: words.name,
  leaders: leaders.map(({ title, lead }) => `${title} (${lead.toLowerCase()})`).join(', '),
  stands: words.tagline,
  programme: party.chapters ? '' : press.ofProgramme,
  office: `${words.street}, ${party.postcode} ${words.city}`,
  site: new URL(publicUrl).host,
  email: party.email,
  phone: party.phone,
})
