import { expect, test } from 'vitest'
import { addWords, createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'

const { organisation, common, home } = wordsOf('en')

test('a cached text is returned again, and texts with values are not cached', () => {
  const t = createTranslator('en', { organisation, common }).getFixedT('en', 'common')
  expect(t('home')).toBe(common.home)
  expect(t('home')).toBe(common.home)
  const year = (value: number) => t('copyright', { year: value, partyName: 'P' })
  expect([year(2026), year(2027)]).toEqual([expect.stringContaining('2026'), expect.stringContaining('2027')])
})

test('a key that was read before its words were added is not cached', () => {
  const translator = createTranslator('en', { organisation, common })
  const ask = () => translator.getFixedT('en', 'home')('hero.lead')
  expect(ask()).toBe('hero.lead')
  addWords(translator, { home })
  expect(ask()).toBe(home.hero.lead)
})
