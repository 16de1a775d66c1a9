import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { moduleList, type ServerEntry } from '#shared/rendering.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { dist } from '#tests/support/build.ts'

const read = <T>(file: string) => JSON.parse(readFileSync(join(dist, 'client', file), 'utf8')) as T

test('the style modules of a page have every class of its markup', async () => {
  const { default: entry } = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as {
    default: ServerEntry
  }
  const modulesOf = read<Record<string, string[]>>('styles.json')
  const { css = [] } = read<Record<string, { css?: string[] }>>('manifest.json')['client/entry-client.tsx']!
  const shared = css.map((file) => readFileSync(join(dist, 'client', file), 'utf8')).join('')
  const faults = new Set<string>()
  for (const path of entry.indexedPaths('public')) {
    const settings = { publicUrl: 'http://localhost', year: 2026, messageDays: 365, demoPages: 'public' } as const
    const page = await entry.renderPage({
      ...{ found: entry.resolve(match(path)), pathname: path, language: 'en', addressed: false, query: {} },
      ...{ visit: undefined, ...settings },
    })
    // Pages with parts without a module in the browser also get the rules for the classes of their markup.
    if (page.styleModules.length > 0) continue
    const imported = new Set(moduleList(page.modules).flatMap((source) => modulesOf[source] ?? []))
    for (const [, names = ''] of page.html.matchAll(/ class="([^"]+)"/g))
      for (const name of names.split(' ')) {
        const [, file] = /^([a-z]+)[A-Z]+$/.exec(name) ?? []
        if (file !== undefined && !imported.has(file) && !shared.includes(`.${name}`)) faults.add(`${path}: ${name}`)
      }
  }
  expect([...faults]).toEqual([])
})
