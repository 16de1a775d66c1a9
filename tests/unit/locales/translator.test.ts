import { expect, test } from 'vitest'
import { addWords, createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'

const { organisation, common, home } = wordsOf('en')

test('what a key means is said again, and with other values anew', () => {
  const t = createTranslator('en', { organisation, common }).getFixedT('en', 'common')
  expect(t('home')).toBe(common.home)
  expect(t('home')).toBe(common.home)
  const year = (value: number) => t('copyright', { year: value, partyName: 'P' })
  expect([year(2026), year(2027)]).toEqual([expect.stringContaining('2026'), expect.stringContaining('2027')])
})

test('a key that was asked for before its words came is not remembered as unknown', () => {
  const translator = createTranslator('en', { organisation, common })
  const ask = () => translator.getFixedT('en', 'home')('hero.lead')
  expect(ask()).toBe('hero.lead')
  addWords(translator, { home })
  expect(ask()).toBe(home.hero.lead)
})
