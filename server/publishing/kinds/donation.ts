import { donationLimits, donorKinds, type DonorKind } from '#shared/content/donationRules.ts'
import { wordsOf } from '#locales/words.ts'
import { donations, publishedUntil } from '#shared/content/donations.ts'
import type { DonationFields } from '#shared/publishing/documents.ts'
import { readDinars } from '../../payment/readDinars.ts'
import { or, text } from '../../staff/text.ts'
import { firstInstant } from '../times.ts'
import { wordsInCyrillic } from '../toCyrillic.ts'
import { defineKind } from './kind.ts'
import { day, invalid, single, words } from './values.ts'

/** The average salary that staff have published. */
const salaryNow = () => wordsOf('sr').facts.salary

const examples = { donated: '2026-12-01', donor: 'Ана Петровић', place: 'Ниш', kind: 'person', dinars: '250000' }

/** Returns the schema of a name in Serbian Cyrillic. A foreign word in it may keep its letters: „Предузеће IBM”. */
const cyrillic = (key: string, limit: number) =>
  words(key, limit).transform((value, context) => {
    const mixed = value
      .split(/[^\p{L}\p{M}]+/u)
      .find((word) => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word))
    if (mixed !== undefined) return invalid(context, text('publishing.mixedLetters', { word: mixed }))
    if (!/\p{L}/u.test(value) || /\p{Script=Cyrillic}/u.test(value)) return value
    return invalid(context, text('publishing.notCyrillic', { value, better: wordsInCyrillic(value) }))
  })

const donorKind = single.transform((value, context): DonorKind | undefined => {
  const found = donorKinds.find((one) => one === value)
  return value === '' || found
    ? found
    : invalid(context, text('publishing.wrongDonor', { value, values: or([...donorKinds]) }))
})

const dinars = single.transform((value, context) => {
  if (value === '') return undefined
  const amount = readDinars(value)
  return amount ? amount : invalid(context, text('publishing.wrongDinars', { value, example: examples.dinars }))
})

/** A donation in the register of /transparency. It is dated by the day of its first publication. */
export const donation = defineKind({
  folder: 'donations',
  example: '2026-0003',
  texts: {},
  hasBody: false,
  shownOn: ['/transparency'],
  facts: {
    donated: day,
    donor: cyrillic('donor', 150),
    place: cyrillic('place', 80),
    kind: donorKind,
    dinars,
  },
  pastDays: ['donated'],
  read({ values, require, report, note }): DonationFields {
    for (const key of ['donated', 'donor', 'place', 'kind', 'dinars'] as const) require(key, examples[key])
    const { donated = '', donor = '', place = '', kind = 'person', dinars: amount = 0 } = values
    const { dinars: salary } = salaryNow()
    const { max } = donationLimits(salaryNow())[kind]
    if (amount > max) report('dinars', text(`publishing.aboveLimit.${kind}`, { max }))
    else if (amount > 0 && amount <= salary) note('dinars', text('publishing.needNotPublish', { above: salary }))
    return { kind: 'donation', donated, donor, place, donorKind: kind, dinars: amount }
  },
  write: ({ donated, donor, place, donorKind: kind, dinars: amount }) => ({
    ...{ donated, donor, place, kind },
    dinars: String(amount),
  }),
  draft: () => ({ donated: '', donor: '', place: '', kind: 'person', dinars: '' }),
  // Noon is on that day in every season.
  listing: ({ donated }) => ({ sortAt: firstInstant(`${donated}T12:00`) ?? null }),
  publishBy: ({ donated, dinars: amount }) => (amount > salaryNow().dinars ? publishedUntil(donated) : undefined),
  slugProblem: (slug) =>
    /^\d{4}-\d{4,}$/.test(slug) ? undefined : text('publishing.wrongDonationId', { slug, example: '2026-0003' }),
  seed: () =>
    donations.map(({ id, donatedOn, donor, place, kind, dinars: amount }) => ({
      slug: id,
      fields: { kind: 'donation', donated: donatedOn, donor, place, donorKind: kind, dinars: amount },
      texts: {},
    })),
  summary: ({ fields }) =>
    fields.kind === 'donation' ? [fields.donated, fields.donor, fields.place, `${fields.dinars} RSD`].join('  ') : '',
})
