import { describe, expect, test } from 'vitest'
import { bindWords, shownWords } from '#shared/i18n/shownWords.ts'

const shown = (text: string) => bindWords(text).replaceAll('\u00a0', '~')

describe('bindWords', () => {
  test.each([
    ['И с њом у кући, а и код куће', 'И~с~њом у~кући, а~и~код куће'],
    ['о „Реци” и <1>мапи</1>', 'о~„Реци” и~<1>мапи</1>'],
    ['за 12 месеци, до 31. децембра', 'за 12~месеци, до 31.~децембра'],
    ['{{count, number}} текстова, {{count}} дана', '{{count, number}}~текстова, {{count}}~дана'],
    ['after 12 months', 'after 12~months'],
  ])('binds in %j', (text, bound) => {
    expect(shown(text)).toBe(bound)
  })

  test.each(['Ко је ту', 'A4 формат', 'и заинтересованима', 'the first and a second', 'https://primer.example/?a=1'])(
    'leaves %j',
    (text) => {
      expect(shown(text)).toBe(text)
    },
  )
})

test('shown words are Latin and bound in Serbian Latin, and as written in other languages', () => {
  const words = { title: 'Рад и плата', list: ['Шест поглавља', { of: 'у 2 корака' }], count: 2 }
  expect(shownWords(words, 'sr')).toEqual({
    title: 'Rad i\u00a0plata',
    list: ['Šest poglavlja', { of: 'u\u00a02\u00a0koraka' }],
    count: 2,
  })
  expect(shownWords(words, 'sr-Cyrl')).toBe(words)
})
