import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadSecret } from '#server/services/secrets.ts'

const run = promisify(execFile)
const mode = (path: string) => statSync(path).mode & 0o777

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the site key', () => {
  test('is the configured one, and no file is written', () => {
    expect(loadSecret('the one that was set', folder)).toBe('the one that was set')
    expect(() => statSync(join(folder, 'secret'))).toThrow()
  })

  test('is generated once and stored with access for its owner only', () => {
    const secret = loadSecret('', folder)
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(loadSecret('', folder)).toBe(secret)
    expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).toBe(secret)
    expect(mode(join(folder, 'secret'))).toBe(0o600)
  })

  test('differs for another site', () => {
    expect(loadSecret('', join(folder, 'one'))).not.toBe(loadSecret('', join(folder, 'two')))
  })

  test('is stored in a new folder with access for its owner only', () => {
    const made = join(folder, 'data', 'site')
    loadSecret('', made)
    expect(mode(made)).toBe(0o700)
  })

  test('is stored with access for its owner only, whatever the umask', async () => {
    const script = join(import.meta.dirname, 'loadSecret.process.ts')
    await run('/bin/sh', ['-c', `umask 000; exec '${process.execPath}' '${script}' '${folder}/open'`])
    expect(mode(join(folder, 'open/secret'))).toBe(0o600)
  })

  test('is read without the line break that editors add', () => {
    writeFileSync(join(folder, 'secret'), 'a key that somebody wrote by hand\n')
    expect(loadSecret('', folder)).toBe('a key that somebody wrote by hand')
  })

  // A first start that ends between creating and writing the file leaves it empty. Anyone could sign with an empty key.
  test('is never empty, also when its file is', () => {
    writeFileSync(join(folder, 'secret'), '')
    let secret: string | undefined
    try {
      secret = loadSecret('', folder)
    } catch {
      return
    }
    expect(secret.length).toBeGreaterThanOrEqual(32)
  })

  test('is the same for several simultaneous first starts', async () => {
    const script = join(import.meta.dirname, 'loadSecret.process.ts')
    const rounds = Array.from({ length: 20 }, (_, round) => String(round))
    const starts = Array.from({ length: 4 }, () => {
      const child = spawn(process.execPath, [script, folder, ...rounds], { stdio: ['pipe', 'pipe', 'inherit'] })
      return { child, answers: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
    })
    const next = () => Promise.all(starts.map(async ({ answers }) => (await answers.next()).value as string))
    await next()
    for (const round of rounds) {
      for (const { child } of starts) child.stdin.write('\n')
      const secrets = new Set(await next())
      expect(secrets.size).toBe(1)
      expect([...secrets]).toEqual([loadSecret('', join(folder, round))])
      expect([...secrets][0]!.length).toBeGreaterThanOrEqual(32)
    }
  })
})
