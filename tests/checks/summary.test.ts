import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** The last line of `npm test` must not hide a failure, whatever its kind. */

const root = join(import.meta.dirname, '../..')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summary-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The line that the reporter writes about some test files. */
function summaryOf(...files: string[]): string {
  files.forEach((text, index) => writeFileSync(join(folder, `${index}.test.ts`), text))
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--root', folder, '--globals', '--no-file-parallelism'],
      ...['--reporter', join(root, 'scripts/summary-reporter.mjs')],
    ],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH } },
  )
  return stdout.trim()
}

test.for([
  ['tests that pass', `test('a', () => {}); test('b', () => {})`, '2 passed, 0 failed'],
  [
    'a test that fails',
    `test('a', () => {}); test('b', () => { throw new Error('wrong') })`,
    'Failed: 0.test.ts › b (wrong)\n1 passed, 1 failed',
  ],
  ['a test that is skipped', `test('a', () => {}); test.skip('b', () => {})`, '1 passed, 0 failed, 1 skipped'],
  [
    'a test that passes at the second try',
    `let tries = 0; test('a', { retry: 1 }, () => { tries += 1; if (tries < 2) throw new Error('late') })`,
    'Passed at the second try: 0.test.ts › a (late)\n1 passed, 0 failed',
  ],
  [
    'a site that somebody stopped',
    `test('a', () => { console.error('A site ended by itself: SIGTERM') })`,
    'A site ended by itself: SIGTERM\n1 passed, 0 failed',
  ],
  [
    'a site whose test failed',
    `test('a', () => { console.error('A site whose test failed:\\n' + 'said\\n'.repeat(30) + 'It ended: SIGSEGV.') })`,
    `A site whose test failed:\n${'said\n'.repeat(19)}It ended: SIGSEGV.\n1 passed, 0 failed`,
  ],
  ['a file that does not load', `throw new Error('file')`, '0 passed, 1 failed'],
  ['a file without tests', `export {}`, '0 passed, 1 failed'],
  [
    'a hook that fails',
    `describe('a', () => { beforeAll(() => { throw new Error('hook') }); test('b', () => {}) })`,
    '0 passed, 1 failed, 1 skipped',
  ],
  ['an error outside any test', `test('a', () => { void Promise.reject(new Error('stray')) })`, '1 passed, 1 failed'],
  ['a test that ends its process', `test('a', () => { process.kill(process.pid, 'SIGKILL') })`, '0 passed, 2 failed'],
] as const)('%s', { timeout: 60_000 }, ([, file, line]) => {
  expect(summaryOf(file)).toBe(line)
})
