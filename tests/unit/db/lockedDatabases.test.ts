import { linkSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isSameDatabase, locationOf } from '#db/lockedDatabases.ts'

test.for(['postgres://site@host/site', 'postgresql://host:5433/site', 'POSTGRES://host/site'])(
  '%s is the URL of a server',
  (url) => {
    expect(locationOf(url)).toEqual({ url, file: '' })
  },
)

test.for(['site.sqlite', 'postgres', 'postgres:site', '/data/postgres:/site.sqlite'])(
  '%s is the path of a file',
  (file) => {
    expect(locationOf(file)).toEqual({ url: '', file: resolve(file) })
  },
)

test.for([
  ['postgres://a:one@host/site', 'postgresql://b:two@host:5432/site?sslmode=require', true],
  ['postgres://host/site', 'postgres://host:5433/site', false],
  ['postgres://host/site', 'postgres://host/other', false],
  ['postgres://host/site', 'postgres://elsewhere/site', false],
  ['postgres://host/site', 'site.sqlite', false],
  ['site.sqlite', 'folder/../site.sqlite', true],
  ['site.sqlite', 'other.sqlite', false],
] as const)('isSameDatabase of %s and %s: %s', ([one, other, expected]) => {
  expect(isSameDatabase(locationOf(one), locationOf(other))).toBe(expected)
  expect(isSameDatabase(locationOf(other), locationOf(one))).toBe(expected)
})

test('two links to one file are the same database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hold-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [one, other] = [join(folder, 'one'), join(folder, 'other')]
  writeFileSync(one, '')
  linkSync(one, other)
  expect(isSameDatabase(locationOf(one), locationOf(other))).toBe(true)
})
