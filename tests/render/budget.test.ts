import { statSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { table } from '#shared/routes/table.ts'
import { addressOf } from '#shared/routes/url.ts'
import { dist } from '#tests/support/build.ts'
import { createTestApp, type TestApp } from '#tests/support/testApp.ts'

/**
 * What a first visit may load before anybody does anything, in bytes of brotli. Raising a number needs a decision record.
 */
const budgets = { script: 100_000, words: 8_000, css: 10_000 }
type Kind = keyof typeof budgets

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const endings: Readonly<Record<Kind, string>> = { script: '.js', words: '.json', css: '.css' }

/** The files of a kind that a document names, with the size of their compressed copies. */
function weigh(html: string, kind: Kind): number {
  const named = html.matchAll(/"\/(static\/(?:js|css|media)\/[^"]+)"/g)
  const files = [...new Set([...named].map(([, file = '']) => file))].filter((file) => file.endsWith(endings[kind]))
  if (files.length === 0) throw new Error(`The document names no ${kind}.`)
  // The smallest files have no compressed copy: they travel as they are.
  const sizeOf = (file: string) => statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
  return files.reduce((sum, file) => sum + sizeOf(join(dist, 'client', file)), 0)
}

describe.each(languages)('a first visit in %s', (language) => {
  test.each(table.map(({ id }) => id))('%s keeps its budgets', async (id) => {
    const { text } = await request(site.app).get(addressOf(id, { language }))
    for (const kind of Object.keys(budgets) as Kind[]) {
      expect(weigh(text, kind), kind).toBeLessThanOrEqual(budgets[kind])
    }
  })
})
