import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { partyFacts } from '#shared/content/partyFacts.ts'
import { hasPlaceholder } from '#shared/content/placeholders.ts'
import { languages } from '#shared/i18n/languages.ts'

describe('hasPlaceholder', () => {
  test.each(languages)('finds the invented names of the site in %s', (language) => {
    const { name, nameInSentence, person, street, municipality, province, provider } = wordsOf(language).organisation
    for (const text of [name, nameInSentence, person, street, municipality, province, provider])
      expect([text, hasPlaceholder(text)]).toEqual([text, true])
  })

  test('finds them in lists and objects', () => {
    expect(hasPlaceholder({ of: [1, null, partyFacts.email] })).toBe(true)
    expect(hasPlaceholder(partyFacts.phone)).toBe(true)
    expect(hasPlaceholder('999-0000000012345-73')).toBe(true)
  })

  test.each(['+381 11 234 56 78', '840-0000000000620-21', 'kontakt@zora.rs', 'Зора', 'Knez Mihailova 1'])(
    'leaves out %s',
    (text) => expect(hasPlaceholder(text)).toBe(false),
  )
})
