import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dist } from '#tests/support/build.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'

/* Backup and restore with the built command and the built server. */

let dataDir: string
let site: SiteProcess | undefined
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'drill-'))
})
afterEach(async () => {
  await site?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = async (): Promise<SiteProcess> => (site = await startSite({ dataDir, env: { RATE_LIMIT: 'off' } }))

interface Outcome {
  code: number
  out: string
  err: string
}
const staff = (...argv: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const environment = { PATH: process.env['PATH'], DATA_DIR: dataDir }
    execFile(process.execPath, [join(dist, 'server/staff.js'), ...argv], { env: environment }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })

async function post(call: 'subscribe' | 'send', body: object): Promise<void> {
  const answer = await fetch(`${site!.url}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'success' }])
}

test('a backup of the running site restores a damaged site', async () => {
  const { url } = await start()
  await post('subscribe', { email: 'ana@primer.example' })
  await post('send', { name: 'Ana', email: 'ana@primer.example', message: 'What was written before the backup.' })
  expect(await staff('backup')).toMatchObject({ code: 0, out: expect.stringContaining('1 subscriber and 1 message') })
  const [name = ''] = readdirSync(join(dataDir, 'backups'))
  const backup = join(dataDir, 'backups', name)

  await post('subscribe', { email: 'later@primer.example' })
  expect(await staff('restore', backup, '--yes')).toEqual({
    code: 1,
    out: '',
    err: 'Nothing was restored: the site or another program is using the database. Stop it, and run the same command again.\n',
  })
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await post('subscribe', { email: 'after@primer.example' })

  expect(await site!.stop()).toBe(0)
  expect(await staff('restore', backup, '--yes')).toMatchObject({ code: 0 })
  await start()
  const messages = await staff('messages')
  expect(messages.out).toContain('What was written before the backup.')
  const { out } = await staff('export', '--status', 'all', '--format', 'json')
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { email: string }).email),
  ).toEqual(['ana@primer.example'])
  await post('subscribe', { email: 'new@primer.example' })
  expect(await staff('verify-consent')).toMatchObject({ code: 0 })
})
