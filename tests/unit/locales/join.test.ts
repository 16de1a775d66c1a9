import { expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'

const names: Readonly<Record<Language, Readonly<Record<'country' | 'party', RegExp>>>> = {
  sr: { country: /Srbije/, party: /strank/i },
  'sr-Cyrl': { country: /Србије/, party: /странк/i },
  en: { country: /Serbia/, party: /the party/i },
  fr: { country: /serbes/, party: /le parti/i },
  nl: { country: /Servische/, party: /de partij/i },
}

test.each(languages)('membership is for citizens of Serbia in %s, and the party decides', (language) => {
  const { join, 'mails/applied': mail } = wordsOf(language)
  const { country, party } = names[language]
  for (const [key, text] of Object.entries(join.who)) if (key.startsWith('text_')) expect(text).toMatch(country)
  for (const text of [join.form.lead, join.next.decide, join.consent.notice, mail.next]) expect(text).toMatch(party)
})
