import { sampleRoll } from '#shared/content/figures.ts'
import { networks, type NetworkId } from '#shared/content/networks.ts'
import { deskIds, offices } from '#shared/content/organisation.ts'
import { partyFacts } from '#shared/content/partyFacts.ts'
import { paymentAccounts } from '#shared/content/payments.ts'
import { press, type PressItem } from '#shared/content/press.ts'
import { joinChoices } from '#shared/forms/topics.ts'
import { readEmail } from '#shared/forms/email.ts'
import { fold } from '#shared/i18n/fold.ts'
import { readAccount, readIban, writeAccount } from '../../payment/account.ts'
import { bankText } from '../../payment/bankText.ts'
import { httpsAddress } from '../markdown.ts'
import { text } from '../../staff/text.ts'
import { isDay } from '../times.ts'
import { invalid } from '../kinds/values.ts'
import { like, lineOf, listLike, listOf, optional, type FactForm, type FactValue } from './form.ts'
import { overlapIn, readHours, writeHours } from './hours.ts'
import { rollValues, rows } from './roll.ts'

/* The facts about the party that staff publish. `forms` has those that every party has, `families` those of which it may have several. */

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()
const matching = (pattern: RegExp) => (value: string) => (pattern.test(oneLine(value)) ? oneLine(value) : undefined)

const whole = (key: string, example: string, [least, most]: readonly [number, number]) =>
  like(key, example, (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    return number >= least && number <= most ? String(number) : undefined
  })
const phone = (key = 'phone') => like(key, '+381 11 234 56 78', matching(/^\+[1-9](?: ?\d){6,14}$/))
const address = (key: string, example: string) => like(key, example, httpsAddress)
const date = (key: string) => like(key, '2026-12-01', (value) => (isDay(value) ? value : undefined))
/** The day of something that has happened. */
const pastDay = (key: string): FactValue => ({ ...date(key), isPast: true })
const time = (key: string, example: string) => like(key, example, matching(/^(?:1?\d|2[0-3]):[0-5]\d$/))
/** A link to a map with a marker: the map of the contact page is made of it. */
const map = like('map', 'https://www.openstreetmap.org/?mlat=44.8165&mlon=20.4602', (value) => {
  const link = httpsAddress(value)
  if (link === undefined || !/^https:\/\/www\.openstreetmap\.org\//.test(link)) return undefined
  const { searchParams } = new URL(link)
  const isDegree = (name: string) => /^-?\d{1,3}(?:\.\d+)?$/.test(searchParams.get(name) ?? '')
  return isDegree('mlat') && isDegree('mlon') ? link : undefined
})

/** The hosts of each network, the usual one first. */
const hosts: Readonly<Record<NetworkId, readonly [string, ...string[]]>> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com', 'instagr.am'],
  youtube: ['youtube.com', 'youtu.be'],
  x: ['x.com', 'twitter.com'],
  tiktok: ['tiktok.com'],
  telegram: ['t.me', 'telegram.me', 'telegram.org'],
}

/** Returns the address of an account on a network. Those of other networks are refused; a network may have hosts that are not listed. */
const networkAddress = (id: NetworkId): FactValue => {
  const example = `https://${hosts[id][0]}/stranka`
  const { schema } = address(id, example)
  return {
    schema: schema.transform((value, context) => {
      if (typeof value !== 'string') return undefined
      const { hostname } = new URL(value)
      const isOf = (host: string) => hostname === host || hostname.endsWith(`.${host}`)
      const other = networks.find((one) => one.id !== id && hosts[one.id].some(isOf))
      return other
        ? invalid(
            context,
            text('publishing.otherNetwork', { ...{ key: id, value, example }, network: other.name, other: other.id }),
          )
        : value
    }),
    example,
  }
}

/** Returns a value that throws if it is wrong. */
const checked = (key: string, example: string, read: (value: string) => string): FactValue =>
  like(key, example, (value) => {
    try {
      return read(value)
    } catch {
      return undefined
    }
  })

const required = (limit: number) => ({ limit, example: '…' })

/** A fact that is one text of the organisation. */
const organisationText = (
  name: 'tagline' | 'provider' | 'studio',
  limit: number,
): Pick<FactForm, 'texts' | 'seed' | 'words'> => ({
  texts: { title: { key: 'text', ...required(limit) } },
  seed: () => ({ words: ({ organisation }) => ({ title: organisation[name] }) }),
  words: ({ title }) => ({ organisation: { [name]: title } }),
})

/** The longest name and the longest address on a payment slip: it has 70 characters for both lines. */
export const maxBankLine = 34
const fitsBank = (line: string) => (bankText(line)?.length ?? Infinity) <= maxBankLine

export const forms: Readonly<Record<string, FactForm>> = {
  name: {
    texts: { title: { key: 'name', ...required(40) }, lead: { key: 'in-sentence', limit: 50 } },
    seed: () => ({ words: ({ organisation }) => ({ title: organisation.name, lead: organisation.nameInSentence }) }),
    // The form inside a sentence is that of this name, not of the one before.
    words: ({ title, lead }) => ({
      organisation: { name: title, nameInSentence: fold(lead).includes(fold(title)) ? lead : title },
    }),
    fits: ({ title }) => fitsBank(title),
  },
  slogan: organisationText('tagline', 80),
  provider: organisationText('provider', 200),
  studio: organisationText('studio', 60),
  phone: {
    values: { phone: phone() },
    seed: () => ({ values: { phone: partyFacts.phone } }),
    facts: (values) => ({ phone: lineOf(values, 'phone') }),
  },
  email: {
    values: { email: like('email', 'kontakt@stranka.rs', (value) => readEmail(value)) },
    seed: () => ({ values: { email: partyFacts.email } }),
    facts: (values) => ({ email: lineOf(values, 'email') }),
  },
  'reply-time': {
    values: { 'working-days': whole('working-days', '2', [1, 30]) },
    seed: () => ({ values: { 'working-days': String(partyFacts.replyWorkingDays) } }),
    facts: (values) => ({ replyWorkingDays: Number(lineOf(values, 'working-days')) }),
  },
  hours: {
    values: {
      hours: listLike(
        'hours',
        'mon-fri 9:00-19:00',
        (line) => {
          const hours = readHours(line)
          return hours && writeHours(hours)
        },
        (list) => {
          const [one, other] = overlapIn(list.flatMap((line) => readHours(line) ?? [])) ?? []
          const pause = 'mon 9:00-12:00, mon 14:00-17:00'
          return (
            one &&
            other &&
            text('publishing.overlap', { one: writeHours(one), other: writeHours(other), example: pause })
          )
        },
      ),
    },
    seed: () => ({ values: { hours: partyFacts.openingHours.map(writeHours) } }),
    facts: (values) => ({ openingHours: listOf(values, 'hours').flatMap((line) => readHours(line) ?? []) }),
  },
  address: {
    texts: { title: { key: 'street', ...required(60) }, lead: { key: 'city', ...required(40) } },
    values: { postcode: like('postcode', '11000', matching(/^\d{5}$/)), map },
    seed: () => ({
      values: { postcode: partyFacts.postcode, map: partyFacts.mapUrl },
      words: ({ organisation }) => ({ title: organisation.street, lead: organisation.city }),
    }),
    facts: (values) => ({ postcode: lineOf(values, 'postcode'), mapUrl: lineOf(values, 'map') }),
    words: ({ title, lead }) => ({ organisation: { street: title, city: lead } }),
    fits: ({ title, lead }) => fitsBank(`${title}, 11000 ${lead}`),
  },
  area: {
    texts: { title: { key: 'municipality', ...required(60) }, lead: { key: 'province', limit: 60 } },
    seed: () => ({ words: ({ organisation }) => ({ title: organisation.municipality, lead: organisation.province }) }),
    words: ({ title, lead }) => ({ organisation: { municipality: title, province: lead } }),
  },
  networks: {
    needsOne: true,
    values: Object.fromEntries(networks.map(({ id }) => [id, optional(networkAddress(id))])),
    seed: () => ({ values: Object.fromEntries(networks.map(({ id, url }) => [id, url])) }),
    facts: (values) => ({
      networks: networks.flatMap(({ id, name }) => {
        const url = lineOf(values, id)
        return url === '' ? [] : [{ id, name, url }]
      }),
    }),
  },
  group: {
    isSample: true,
    values: {
      app: like('app', 'Viber', matching(/^[\p{L}\d .-]{1,20}$/u)),
      url: address('url', 'https://invite.viber.com/?g2=…'),
      'messages-per-week': whole('messages-per-week', '3', [1, 50]),
    },
    seed: () => {
      const { app, url, messagesPerWeek } = partyFacts.group!
      return { values: { app, url, 'messages-per-week': String(messagesPerWeek) } }
    },
    facts: (values) => ({
      group: {
        app: lineOf(values, 'app'),
        url: lineOf(values, 'url'),
        messagesPerWeek: Number(lineOf(values, 'messages-per-week')),
      },
    }),
    isOptional: true,
  },
  newsletter: {
    isSample: true,
    values: { 'issues-per-month': whole('issues-per-month', '1', [1, 10]) },
    seed: () => ({ values: { 'issues-per-month': String(partyFacts.newsletter.maxIssuesPerMonth) } }),
    facts: (values) => ({ newsletter: { maxIssuesPerMonth: Number(lineOf(values, 'issues-per-month')) } }),
  },
  membership: {
    isSample: true,
    values: {
      'minimum-age': whole('minimum-age', '18', [14, 99]),
      'yearly-fee': whole('yearly-fee', '1200', [0, 999_999]),
      statutes: optional(address('statutes', 'https://www.stranka.rs/statut.pdf')),
    },
    seed: () => {
      const { minimumAge, yearlyFee } = partyFacts.membership
      return { values: { 'minimum-age': String(minimumAge), 'yearly-fee': String(yearlyFee) } }
    },
    facts: (values) => {
      const statutes = lineOf(values, 'statutes')
      return {
        membership: {
          minimumAge: Number(lineOf(values, 'minimum-age')),
          yearlyFee: Number(lineOf(values, 'yearly-fee')),
          ...(statutes && { source: statutes }),
        },
      }
    },
    clears: ['month'],
  },
  account: {
    values: {
      account: checked('account', '840-955845-10', (value) => writeAccount(readAccount(value))),
      iban: optional(checked('iban', 'RS35 8400 0000 0955 8451 0', readIban)),
      bic: optional(like('bic', 'NBSRRSBG', matching(/^[A-Z]{6}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/))),
    },
    seed: () => ({ values: { account: writeAccount(readAccount(paymentAccounts.account)) } }),
  },
  amounts: {
    isSample: true,
    values: {
      amounts: listLike('amounts', '500, 1000, 2000, 5000', (value) =>
        /^[1-9]\d{2,6}$/.test(value) ? value : undefined,
      ),
    },
    seed: () => ({ values: { amounts: partyFacts.amounts.list.map(String) } }),
    facts: (values) => ({ amounts: { list: [...new Set(listOf(values, 'amounts'))].map(Number) } }),
    // The sample sentences belong to the sample amounts.
    clears: ['amount'],
  },
  salary: {
    isSample: true,
    values: {
      dinars: whole('dinars', '110000', [1_000, 9_999_999]),
      since: date('since'),
      source: like('source', 'stat.gov.rs', matching(/^[^\s/]{3,60}$/)),
    },
    seed: () => {
      const { dinars, since, source } = partyFacts.salary
      return { values: { dinars: String(dinars), since, source } }
    },
    facts: (values) => ({
      salary: {
        dinars: Number(lineOf(values, 'dinars')),
        since: lineOf(values, 'since'),
        source: lineOf(values, 'source'),
      },
    }),
  },
  municipalities: {
    isSample: true,
    values: {
      'voters-on': pastDay('voters-on'),
      'counted-on': pastDay('counted-on'),
      rows,
    },
    seed: () => ({ values: rollValues(sampleRoll) }),
  },
}

/** Facts of which a party may have several: the beginning of their names, and what all of them together replace. */
interface Family {
  form: (id: string) => FactForm
  /** The samples of the site, by the ends of their names. */
  ids: readonly string[]
  /** The ends of the names that staff may add. */
  others?: RegExp
  /** The ends of the names that the site's own sentences have. They are samples, and no facts. */
  samples?: readonly string[]
  /** The namespace and entry of their words, by the ends of their names. */
  words: readonly [namespace: string, entry: string]
}

/**
 * Returns a family whose facts are one sentence each. The sentences of the site are samples: they are no facts, and all of them go for
 * good as soon as staff publish one of the family, or the fact that they belong to.
 */
const sentences = (
  others: RegExp,
  samples: readonly string[],
  [namespace, entry]: Family['words'],
  key: string,
): Family => ({
  ids: [],
  others,
  samples,
  words: [namespace, entry],
  form: (id) => ({
    texts: { title: { key, ...required(90) } },
    seed: () => ({}),
    words: ({ title }) => ({ [namespace]: { [entry]: { [id]: title } } }),
    isOptional: true,
  }),
})

function officeValues(id: string) {
  const { phone: number, opens, closes } = offices.find((one) => one.id === id)!
  return { phone: number, opens, closes }
}
const pressItem = (id: string) => (press as readonly PressItem[]).find((one) => one.id === id)

export const families = {
  desk: {
    ids: deskIds,
    words: ['organisation', 'desks'],
    form: (id) => ({
      isSample: true,
      texts: { title: { key: 'name', ...required(60) }, lead: { key: 'replies', ...required(40) } },
      seed: () => ({
        words: ({ organisation, contact }) => ({
          title: organisation.desks[id as 'press'],
          lead: contact.desks[id as 'press'].time,
        }),
      }),
      words: ({ title, lead }) => ({
        organisation: { desks: { [id]: title } },
        contact: { desks: { [id]: { time: lead } } },
      }),
      isOptional: true,
    }),
  },
  office: {
    ids: offices.map(({ id }) => id),
    others: /./,
    words: ['organisation', 'offices'],
    form: (id) => ({
      isSample: true,
      texts: { title: { key: 'place', ...required(60) }, lead: { key: 'street', ...required(60) } },
      values: { phone: phone(), opens: time('opens', '9:00'), closes: time('closes', '17:00') },
      seed: () => ({
        values: officeValues(id),
        words: ({ organisation }) => {
          const { place, street } = organisation.offices[id as 'first']
          return { title: place, lead: street }
        },
      }),
      words: ({ title, lead }) => ({ organisation: { offices: { [id]: { place: title, street: lead } } } }),
      isOptional: true,
    }),
  },
  press: {
    ids: press.map(({ id }) => id),
    others: /./,
    words: ['pressItems', 'items'],
    form: (id) => ({
      isSample: true,
      texts: { title: { key: 'headline', ...required(150) }, lead: { key: 'outlet', ...required(60) } },
      values: { published: pastDay('published'), url: optional(address('url', 'https://www.primer.rs/vest')) },
      seed: () => {
        const { published, url } = pressItem(id)!
        return {
          values: { published, ...(url && { url }) },
          words: ({ pressItems }) => {
            const { headline, outlet } = pressItems.items[id as 'first']
            return { title: headline, lead: outlet }
          },
        }
      },
      words: ({ title, lead }) => ({ pressItems: { items: { [id]: { headline: title, outlet: lead } } } }),
      isOptional: true,
    }),
  },
  amount: sentences(/^[1-9]\d{2,6}$/, partyFacts.amounts.list.map(String), ['donate', 'uses'], 'pays-for'),
  month: sentences(new RegExp(`^(?:${joinChoices.join('|')})$`), joinChoices, ['join', 'month'], 'first-month'),
} as const satisfies Record<string, Family>
export type FamilyName = keyof typeof families

/** Returns the family of a fact and the end of its name; undefined for a fact of which there is one. */
export function familyOf(slug: string): { family: FamilyName; id: string } | undefined {
  const [, family = '', id = ''] = /^([a-z]+)-(.+)$/.exec(slug) ?? []
  if (!Object.hasOwn(families, family)) return undefined
  const { ids, others }: Family = families[family as FamilyName]
  return ids.includes(id) || others?.test(id) ? { family: family as FamilyName, id } : undefined
}

/** Returns the form of a fact; undefined for an unknown one. */
export function formOf(slug: string): FactForm | undefined {
  if (Object.hasOwn(forms, slug)) return forms[slug]
  const found = familyOf(slug)
  return found && families[found.family].form(found.id)
}

/** The names of the sample sentences of the site, as facts that replace them have. */
export const sampleNames: readonly string[] = Object.entries<Family>(families).flatMap(([family, { samples = [] }]) =>
  samples.map((id) => `${family}-${id}`),
)

/** The names of the facts of the site. */
export const factNames: readonly string[] = [
  ...Object.keys(forms),
  ...Object.entries<Family>(families).flatMap(([family, { ids }]) => ids.map((id) => `${family}-${id}`)),
]
