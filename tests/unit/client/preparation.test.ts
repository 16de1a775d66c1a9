import { expect, test } from 'vitest'
import { createPreparation, type PageSources } from '#client/app/preparation.ts'
import { LoadError } from '#client/loading/LoadError.ts'
import { wordsOf } from '#locales/words.ts'
import { match } from '#shared/routes/matchRoute.ts'

/** Returns a preparation whose page module cannot be loaded the first `failures` times. */
function preparationThatFails(failures: number, error = new Error('offline')) {
  const page = () => (failures-- > 0 ? Promise.reject(error) : Promise.resolve({ default: () => null }))
  const sources: PageSources = {
    page,
    header: undefined,
    footer: undefined,
    words: ['shell'],
    shell: {} as PageSources['shell'],
  }
  return createPreparation(
    () => Promise.resolve(sources),
    (language) => Promise.resolve(wordsOf(language)),
    (ask) => ask(),
  )
}

const found = match('/contact')

test('a prefetch that fails after earlier failures were forgotten is not remembered, and the page is requested again', async () => {
  const preparation = preparationThatFails(2)
  await expect(preparation.prepare(found, 'en')).rejects.toThrow('offline')
  // The visitor goes back, and the pointer rests on the link again while still offline.
  preparation.forgetFailures()
  preparation.prefetch(found, 'en')
  await new Promise((done) => setImmediate(done))
  expect((await preparation.prepare(found, 'en')).Page).toBeTypeOf('function')
})

test('a page that is requested while its prefetch is failing is loaded again', async () => {
  const preparation = preparationThatFails(1)
  preparation.prefetch(found, 'en')
  expect((await preparation.prepare(found, 'en')).Page).toBeTypeOf('function')
})

test('a page that is requested during a prefetch that reaches its timeout is not loaded again', async () => {
  const preparation = preparationThatFails(1, new LoadError('timeout'))
  preparation.prefetch(found, 'en')
  await expect(preparation.prepare(found, 'en')).rejects.toThrow('late')
})
