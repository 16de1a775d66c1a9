import { wordsOf } from '#locales/words.ts'
import type { ContentItem } from '#db/store.ts'
import { donationLimits } from '#shared/content/donationRules.ts'
import { fold } from '#shared/i18n/fold.ts'
import type { DonationFields } from '#shared/publishing/documents.ts'
import { text, type Text } from '../staff/text.ts'

/** Returns what staff should check in a register: one donation that is there twice, and donors above the limit of a year. */
export function donorWarnings(
  donations: ReadonlyMap<string, DonationFields>,
  isAsked: (id: string) => boolean = () => true,
): Text[] {
  const list = [...donations].map(([id, fields]) => ({ id, ...fields, name: fold(fields.donor) }))
  const groupsBy = (keyOf: (one: (typeof list)[number]) => string) =>
    [...Map.groupBy(list, keyOf).values()].filter((group) => group.length > 1 && group.some(({ id }) => isAsked(id)))
  const limits = donationLimits(wordsOf('sr').facts.salary)
  const idsOf = (group: typeof list) => group.map(({ id }) => id).join(', ')
  const twins = groupsBy(({ name, donated, dinars }) => `${name} ${donated} ${dinars}`).map((group) => {
    const { donor, donated: day, dinars } = group[0]!
    return text('publishing.donorTwins', { donor, day, dinars, ids: idsOf(group) })
  })
  const sums = groupsBy(({ name, donorKind, donated }) => `${name} ${donorKind} ${donated.slice(0, 4)}`).flatMap(
    (group) => {
      const { donor, donorKind, donated } = group[0]!
      const sum = group.reduce((before, { dinars }) => before + dinars, 0)
      const { max } = limits[donorKind]
      return sum > max
        ? [text('publishing.donorSum', { donor, sum, max, year: donated.slice(0, 4), ids: idsOf(group) })]
        : []
    },
  )
  return [...twins, ...sums]
}

/** Returns the donations that are not withdrawn, drafts too, by their numbers. */
export async function registeredDonations(items: AsyncIterable<ContentItem>): Promise<Map<string, DonationFields>> {
  const donations = new Map<string, DonationFields>()
  for await (const { slug, withdrawn, newest } of items) {
    const { fields } = newest.document
    if (withdrawn === null && fields.kind === 'donation') donations.set(slug, fields)
  }
  return donations
}
