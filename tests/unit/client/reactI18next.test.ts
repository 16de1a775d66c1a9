import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as library from 'react-i18next'
import { expect, test } from 'vitest'
import * as own from '#client/i18n/reactI18next.ts'
import { createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'

type Hooks = Pick<typeof own, 'I18nextProvider' | 'useTranslation'>

/** Returns the text of a key and the language, as a component with these hooks shows them. */
function shown({ I18nextProvider, useTranslation }: Hooks, key: string, namespaces?: 'forms' | readonly ['contact']) {
  function Text() {
    const { t, i18n } = useTranslation(namespaces)
    return `${t(key as 'party')} ${i18n.language}`
  }
  const i18n = createTranslator('fr', wordsOf('fr'))
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n, children: createElement(Text) }))
}

test.each([
  ['party', undefined],
  ['errors.required', 'forms'],
  ['forms:errors.required', ['contact']],
  ['no.such.key', ['contact']],
] as const)('shows the same text as react-i18next for %s in %j', (key, namespaces) => {
  const text = shown(own, key, namespaces)
  expect(text).toBe(shown(library as unknown as Hooks, key, namespaces))
  expect(text).toMatch(/ fr$/)
})
