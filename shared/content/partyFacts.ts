import { averageSalary } from './donationRules.ts'
import { membership, type Membership } from './membership.ts'
import { messagingGroup, networks, type NetworkId } from './networks.ts'
import { newsletter } from './newsletter.ts'
import { desks, offices, answers, reach, visits, type DeskId, type Office, type OpeningHours } from './organisation.ts'
import { sampleAmounts } from './payments.ts'
import { press, type PressItem } from './press.ts'

/** The facts about the party that staff replace by commands, as pages read them (`useFacts`). They are equal in all languages. */
export interface PartyFacts {
  /** E.164 with spaces, as it is shown. */
  phone: string
  email: string
  postcode: string
  /** An outgoing link. */
  mapUrl: string
  openingHours: readonly OpeningHours[]
  /** The number of working days until a message is answered. */
  replyWorkingDays: number
  offices: readonly Office[]
  /** The people beside the contact form. Their names are words: `organisation.desks`. */
  desks: readonly { id: DeskId; isSample?: boolean }[]
  networks: readonly { id: NetworkId; name: string; url: string }[]
  /** The messaging group; null without one. */
  group: { app: string; url: string; messagesPerWeek: number; isSample?: boolean } | null
  newsletter: { maxIssuesPerMonth: number; isSample?: boolean }
  membership: Membership
  press: readonly PressItem[]
  /** The anchors of the programme's chapters, in order, if they are others than those of the site. */
  chapters?: readonly string[]
  /** The suggested amounts of a donation in whole dinars. */
  amounts: { list: readonly number[]; isSample?: boolean }
  /** The average monthly salary on which the law's limits depend. */
  salary: { dinars: number; since: string; source: string; isSample?: boolean }
}

/** The facts of the site until staff publish their own. */
export const partyFacts: PartyFacts = {
  ...reach,
  ...visits,
  ...answers,
  offices,
  desks,
  networks,
  group: messagingGroup,
  newsletter,
  membership,
  press,
  amounts: sampleAmounts,
  salary: averageSalary,
}
