import { averageSalary, donationSheet } from './donationRules.ts'
import { donations } from './donations.ts'
import { figures } from './figures.ts'
import { municipalities } from './municipalities.ts'
import { messagingGroup, networks } from './networks.ts'
import { newsletter } from './newsletter.ts'
import { offices, organisation } from './organisation.ts'
import { paymentAccounts } from './payments.ts'
import { press } from './press.ts'
import { costs } from './programme.ts'
import { shopItems } from './shop.ts'

const placeholder =
  /primer\.example|\b999\d{15}\b|\b000 00 00\b|Пример|Primer|Презиме|Prezime|Example Party|Last name|Parti Exemple|Prénom Nom|Partij Voorbeeld|Achternaam/u

/** The files of facts that a client fills in, and their contents. */
const facts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'shared/content/organisation.ts': { ...organisation, offices },
  'shared/content/networks.ts': { networks, messagingGroup },
  'shared/content/municipalities.ts': { municipalities },
  'shared/content/figures.ts': { figures },
  'shared/content/programme.ts': { costs },
  'shared/content/newsletter.ts': { newsletter },
  'shared/content/press.ts': { press },
  'shared/content/shop.ts': { shopItems },
  'shared/content/payments.ts': { paymentAccounts },
  'shared/content/donationRules.ts': { donationSheet, averageSalary },
  'shared/content/donations.ts': { donations },
}

/** Returns the number of placeholders in a value. */
function placeholdersIn(value: unknown): number {
  if (typeof value === 'string') return placeholder.test(value) ? 1 : 0
  if (value === null || typeof value !== 'object') return 0
  const parts = Object.entries(value)
  return parts.reduce((sum, [key, part]) => sum + (key === 'isSample' && part === true ? 1 : placeholdersIn(part)), 0)
}

/**
 * Returns the placeholders, a line for each file: `shared/content/organisation.ts: domain, email, offices (4)`. The
 * number is the count under that name.
 * @param words `organisation.json` of each language; a name in several languages counts once
 * @param files the files of facts
 */
export function placeholderFacts(words: readonly Readonly<Record<string, unknown>>[], files = facts): string[] {
  const lineOf = (file: string, sources: readonly Readonly<Record<string, unknown>>[]): string[] => {
    const counts = new Map<string, number>()
    for (const source of sources)
      for (const [name, value] of Object.entries(source)) {
        const count = placeholdersIn(value)
        if (count > 0) counts.set(name, Math.max(count, counts.get(name) ?? 0))
      }
    const names = [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name))
    return names.length > 0 ? [`${file}: ${names.join(', ')}`] : []
  }
  return [
    ...Object.entries(files).flatMap(([file, source]) => lineOf(file, [source])),
    ...lineOf('locales/*/organisation.json', words),
  ]
}
