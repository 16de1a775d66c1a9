import { describe, expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { textsOf } from './texts.ts'

const pathOfName = /^(elements\/[\w-]+)\.examples\.\w+\.name$/
const bare = (text: string) => text.replaceAll('\u00ad', '').toLowerCase()

describe.each(languages)('the examples of an element in %s', (language) => {
  const texts = textsOf(language)
  const names = texts.flatMap(({ path, value }) => {
    const element = pathOfName.exec(path)?.[1]
    return element ? [{ element, path, name: bare(value) }] : []
  })

  test('have names that differ on a page and hold no number', () => {
    expect(names.length).toBeGreaterThan(250)
    const repeated = [...Map.groupBy(names, ({ element, name }) => `${element}: ${name}`)]
      .filter(([, all]) => all.length > 1)
      .map(([name]) => name)
    expect(repeated).toEqual([])
    expect(names.filter(({ name }) => /\d/.test(name))).toEqual([])
  })

  test('have a note that does not begin with the name', () => {
    const notes = new Map(texts.map(({ path, value }) => [path, bare(value)]))
    const echoed = names.filter(({ path, name }) => notes.get(path.replace(/name$/, 'note'))!.startsWith(name))
    expect(echoed.map(({ path }) => path)).toEqual([])
  })
})
