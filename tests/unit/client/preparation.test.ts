import { expect, test } from 'vitest'
import { createPreparation, type PageSources } from '#client/app/preparation.ts'
import { wordsOf } from '#locales/words.ts'
import { match } from '#shared/routes/match.ts'

test('a prefetch that fails after an earlier failure was forgotten is not remembered: whoever wants the page asks anew', async () => {
  let isOffline = true
  const sources: PageSources = {
    page: () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ default: () => null })),
    header: undefined,
    footer: undefined,
    words: ['shell'],
    shell: {} as PageSources['shell'],
  }
  const preparation = createPreparation(
    () => Promise.resolve(sources),
    (language) => Promise.resolve(wordsOf(language)),
    (ask) => ask(),
  )
  const found = match('/contact')
  await expect(preparation.prepare(found, 'en')).rejects.toThrow('offline')
  // The visitor goes back, and the pointer rests on the link again before there is a line.
  preparation.forgetFailures()
  preparation.prefetch(found, 'en')
  await new Promise((done) => setImmediate(done))
  isOffline = false
  expect((await preparation.prepare(found, 'en')).Page).toBeTypeOf('function')
})
