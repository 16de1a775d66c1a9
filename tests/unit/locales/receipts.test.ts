import { expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { languages } from '#shared/i18n/languages.ts'

// An address gets no receipt after three mails within a day, which no page knows.
test.each(languages)('no page promises a receipt by mail in %s', (language) => {
  const { order, 'events/event': event } = wordsOf(language)
  for (const text of [order.keep, event.success.next]) expect(text).toMatch(/usually|obično|обично|en général|meestal/i)
})
