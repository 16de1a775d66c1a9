import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Test files, named after their result. */
const files = {
  passes: `test('a', () => {}); test('b', () => {})`,
  fails: `test('a', () => {}); test('b', () => { throw new Error('wrong') })`,
  isSkipped: `test('a', () => {}); test.skip('b', () => {})`,
  doesNotLoad: `throw new Error('file')`,
  hasNoTests: `export {}`,
  hasHookThatFails: `describe('a', () => { beforeAll(() => { throw new Error('hook') }); test('b', () => {}) })`,
  failsOutsideAnyTest: `test('a', () => { void Promise.reject(new Error('stray')) })`,
  // Counts as two failures: the test that did not end, and the error of its worker.
  endsItsProcess: `test('a', () => { process.kill(process.pid, 'SIGKILL') })`,
}

test('a run names each failed test, and its last line counts failures of every kind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.ts`), text)
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--root', folder, '--globals', '--no-file-parallelism'],
      ...['--reporter', join(root, 'scripts/summary-reporter.mjs')],
    ],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH } },
  )
  const lines = stdout.trim().split('\n')
  expect(lines).toContain('Failed: fails.test.ts › b (wrong)')
  expect(lines.at(-1)).toBe('5 passed, 7 failed, 2 skipped')
})
