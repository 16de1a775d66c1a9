import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '#server/makeFolder.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'make-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('makes a folder with those above it, and leaves one that is there', () => {
  const path = join(temporaryFolder(), 'a/b/c')
  for (let time = 0; time < 2; time += 1) makeFolder(path, { mode: 0o700 })
  expect(statSync(path).mode & 0o777).toBe(0o700)
})

test('a file in its place or above it is an error', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow('EEXIST')
  expect(() => makeFolder(join(file, 'a/b'))).toThrow('ENOTDIR')
})

// In a process of its own, which ends with an error if it hangs.
test.runIf(process.platform === 'linux')('below /proc there can be none, which is an error at once', () => {
  const script = `import { makeFolder } from '#server/makeFolder.ts'
    try { makeFolder('/proc/site/data') } catch ({ code, path }) { process.stdout.write(code + ' ' + path) }`
  const options = { cwd: join(import.meta.dirname, '../../..'), timeout: 20_000, killSignal: 'SIGKILL' } as const
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], options).toString()).toBe(
    'ENOENT /proc/site',
  )
})
