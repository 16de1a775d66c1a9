import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { root } from '#tests/support/build.ts'
import { hostMachine, type HostMachine } from '#tests/support/hostMachine.ts'
import { makeRelease, type Release } from '#tests/support/release.ts'
import { replaced } from '#scripts/proxyServer.ts'
import { startSmtpPeer } from '#tests/support/smtp-peer.ts'
import { eventually } from '#tests/support/stories/site.ts'
import { nextSubmission, submit } from '#tests/support/submissions.ts'
import { systemdMachine } from '#tests/support/systemdMachine.ts'

/* An operator's walk with the tarball, on a host without containers. Each test is a step and needs the ones before it. */

let release: Release
beforeAll(async () => {
  release = await makeRelease()
})
afterAll(() => release?.remove())

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/**
 * Follows the commands of a code block in a section “Without containers”, as printed.
 * @param place the number of the block in the section
 * @param changes parts that differ: the names of releases, backups and ports
 */
async function follow(machine: HostMachine, document: string, place: number, changes: Record<string, string> = {}) {
  const section = /^## Without containers\n([^]*?)(?=^## |$(?![^]))/m.exec(read(document))?.[1] ?? ''
  const block = [...section.matchAll(/^```\n([^]*?)^```$/gm)][place]?.[1] ?? ''
  const lines = replaced(block, changes).trim().split('\n')
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    if (/^systemctl (?:stop|restart|enable --now) party-site\b/.test(line)) await machine.stop()
    if (/^systemctl (?:start|restart|enable --now) party-site\b/.test(line)) await machine.start()
    else if (line.startsWith('nano ')) configure(machine)
    else {
      if (line.endsWith('/install')) machine.settle(machine.at(line.replace('/install', '')))
      // There is no terminal to answer on.
      const answered = line.startsWith('staff restore') ? `${line} --yes` : line
      expect([line, await machine.run(answered)]).toMatchObject([line, { code: 0 }])
    }
  }
}

function configure(machine: HostMachine): void {
  const file = machine.at('/etc/party-site/settings')
  const settings = readFileSync(file, 'utf8').replace('PARTY.EXAMPLE', 'party.example')
  const changes = { SECRET: '"a key of the operator # with 32 characters"', SMTP_URL: '' }
  const filled = Object.entries(changes).reduce(
    (text, [name, value]) => text.replace(`${name}=`, `${name}=${value}`),
    settings,
  )
  writeFileSync(
    file,
    `${filled}\nPORT=${new URL(machine.url).port}\nWARM_UP=off\nRATE_LIMIT=off\nDOUBLE_OPT_IN=false\n`,
  )
}

async function signUp(machine: HostMachine, email: string): Promise<void> {
  const submission = nextSubmission({ call: 'subscribe', as: 'form', email })
  expect((await submit(machine.url, submission)).acknowledged).toBe(true)
}

const staff = (machine: HostMachine, args: string) => machine.run(`staff ${args}`)

/** Returns the addresses of the subscribers. */
async function subscribers(machine: HostMachine): Promise<string[]> {
  const { out, code } = await staff(machine, 'export')
  expect(code).toBe(0)
  return (out.match(/^[\w.]+@[\w.]+/gm) ?? []).sort()
}

/** The name of the packed release. */
const name = () => basename(release.tarball, '.tar.gz')

const backups = (machine: HostMachine) => readdirSync(machine.at('/var/lib/party-site/backups')).sort()

test('the tarball has no path of the machine that packed it, and only files that root owns', () => {
  const listed = execFileSync('tar', ['--list', '--verbose', '--numeric-owner', '-f', release.tarball], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  const lines = listed.trim().split('\n')
  expect(lines.filter((line) => !/^\S+ 0\/0 /.test(line))).toEqual([])
  // Nobody but root can write, so that a fault in the site cannot change the program.
  expect(lines.filter((line) => !/^[-d](rw-|rwx)r-[-x]r-[-x] /.test(line) && !line.startsWith('l'))).toEqual([])
  const names = lines.map((line) => line.split(/ +/)[5]!)
  expect(names.filter((name) => /\.map$|\.stamp$|\.env$|\.sqlite$|\.ts$/.test(name))).toEqual([])
  expect(new Set(names.map((name) => name.split('/')[0]))).toEqual(new Set([name()]))
  const content = execFileSync('tar', ['-xzOf', release.tarball], { maxBuffer: 2 ** 30 })
  expect(content.includes(release.project)).toBe(false)
})

describe('a new machine', () => {
  let machine: HostMachine
  let kept: string
  beforeAll(async () => {
    machine = await hostMachine()
  })
  afterAll(() => machine?.remove())

  test('runs the site after install and configuration', async () => {
    cpSync(release.tarball, machine.at(`/${basename(release.tarball)}`))
    await follow(machine, 'docs/OPERATIONS.md', 0, { 'party-site-1.0.0-linux-x64': name() })
    // Settings contain passwords.
    expect(statSync(machine.at('/etc/party-site/settings')).mode & 0o007).toBe(0)
    const page = await fetch(`${machine.url}/about?lng=en`)
    expect([page.status, page.headers.get('content-language')]).toEqual([200, 'en'])
    await signUp(machine, 'ana@primer.example')
    expect(await subscribers(machine)).toEqual(['ana@primer.example'])
  })

  test('keeps its settings when it is installed again', async () => {
    const file = machine.at('/etc/party-site/settings')
    const settings = readFileSync(file, 'utf8')
    expect(await machine.run(`/opt/party-site/${name()}/install`)).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(file, 'utf8')).toBe(settings)
  })

  test('has data that only the site’s user reads, also what staff commands write', async () => {
    expect(await staff(machine, 'backup')).toMatchObject({ code: 0 })
    const data = machine.at('/var/lib/party-site')
    const owner = statSync(data).uid
    for (const path of ['', ...globSync('**', { cwd: data })]) {
      const { uid, mode } = statSync(join(data, path))
      expect([path, uid, mode & 0o077]).toEqual([path, owner, 0])
    }
  })

  test('makes the nightly backup and keeps fourteen', async () => {
    for (let night = 1; night <= 15; night += 1) {
      const earlier = `site-2026-01-${String(night).padStart(2, '0')}T03-17-00Z.sqlite`
      cpSync(
        machine.at(`/var/lib/party-site/backups/${backups(machine).at(-1)}`),
        machine.at(`/var/lib/party-site/backups/${earlier}`),
      )
    }
    expect(await machine.runUnit('party-site-backup')).toMatchObject({ code: 0 })
    expect(backups(machine)).toHaveLength(14)
    kept = machine.at('/copied.sqlite')
    cpSync(machine.at(`/var/lib/party-site/backups/${backups(machine).at(-1)}`), kept)
  })

  test('is restored from the copied backup after the loss of all data', async () => {
    expect(await machine.stop()).toBe(0)
    rmSync(machine.at('/var/lib/party-site'), { recursive: true })
    // The start makes the folder and a new database.
    await machine.start()
    expect(await subscribers(machine)).toEqual([])
    await machine.stop()
    // The site's user must be able to read the copy.
    execFileSync('chmod', ['644', kept])
    expect(await staff(machine, `restore ${kept} --yes`)).toMatchObject({ code: 0 })
    await machine.start()
    expect(await subscribers(machine)).toEqual(['ana@primer.example'])
    expect(await staff(machine, 'verify-consent')).toMatchObject({ code: 0 })
  })
})

describe('a machine with the release before', () => {
  let machine: HostMachine
  beforeAll(async () => {
    machine = await hostMachine()
  })
  afterAll(() => machine?.remove())

  test('runs it', async () => {
    // The program is the one of commit 500d9ab2 (schema 0009), without the files for browsers. It had no tarball.
    const before = machine.at('/opt/party-site/before')
    renameSync(release.unpack(machine.at('/opt/party-site')), before)
    rmSync(join(before, 'dist'), { recursive: true })
    const stored = brotliDecompressSync(readFileSync(join(import.meta.dirname, 'before.tar.br')))
    execFileSync('tar', ['-x', '-C', before], { input: stored })
    mkdirSync(join(before, 'dist/client/static/js'), { recursive: true })
    machine.settle(before)
    expect(await machine.run('/opt/party-site/before/install')).toMatchObject({ code: 0, err: '' })
    configure(machine)
    await machine.start()
    expect((await fetch(`${machine.url}/about?lng=en`)).status).toBe(200)
    await signUp(machine, 'before@primer.example')
  })

  test('is upgraded: the new release has the data and stores more', async () => {
    cpSync(release.tarball, machine.at(`/${basename(release.tarball)}`))
    const changes = { 'party-site-1.1.0-linux-x64': name(), 'http://127.0.0.1:3000': machine.url }
    await follow(machine, 'docs/UPGRADING.md', 0, changes)
    expect(await subscribers(machine)).toEqual(['before@primer.example'])
    await signUp(machine, 'after@primer.example')
    expect(await subscribers(machine)).toEqual(['after@primer.example', 'before@primer.example'])
    expect(await staff(machine, 'verify-consent')).toMatchObject({ code: 0 })
  })

  test('is rolled back: the release before has the data of the backup', async () => {
    await follow(machine, 'docs/UPGRADING.md', 1, {
      'party-site-1.0.0-linux-x64': 'before',
      'site-2026-03-01T03-17-00Z.sqlite': backups(machine)[0]!,
    })
    expect(await subscribers(machine)).toEqual(['before@primer.example'])
    await signUp(machine, 'later@primer.example')
    // What came after the backup is kept.
    expect(
      readdirSync(machine.at('/var/lib/party-site')).filter((name) => name.startsWith('site.replaced-')),
    ).not.toEqual([])
  })
})

test('a running systemd starts the installed site in its sandbox, restarts it after a crash, and makes a backup', async (context) => {
  const machine = await systemdMachine(context, [release.tarball])
  onTestFinished(() => machine.remove())
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`

  await machine.run(`
    mkdir -p /opt/party-site
    tar -xzf /tmp/given/*.tar.gz -C /opt/party-site
    /opt/party-site/*/install
    sed -i 's|PARTY.EXAMPLE|party.example|; s|^SMTP_URL=|&${peer.url.replace('127.0.0.1', 'localhost')}|; $a PORT=${port}' /etc/party-site/settings
    systemctl enable --now party-site party-site-backup.timer
  `)
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await eventually(isReady).toBe(true)
  expect((await fetch(`${url}/about?lng=en`)).status).toBe(200)

  // The sandbox permits what the site needs: to write, and to find the mail server by its name.
  const email = 'ana@primer.example'
  expect((await submit(url, nextSubmission({ call: 'subscribe', as: 'form', email }))).acknowledged).toBe(true)
  await eventually(() => peer.mails.length).toBe(1)

  const pid = await machine.run('systemctl show --property=MainPID --value party-site')
  expect(await machine.run(`ps -o user= -p ${pid}`)).toMatch(/^party-s/)
  await machine.run(`kill -KILL ${pid}`)
  await eventually(isReady).toBe(false)
  await eventually(isReady).toBe(true)

  await machine.run('systemctl start party-site-backup')
  expect(await machine.run('ls -l /var/lib/party-site/backups')).toMatch(/^-rw-------.*party-site.*\.sqlite$/m)
  expect(await machine.run('staff show ana@primer.example')).toContain(email)
  expect(await machine.run('systemctl list-timers --all --no-legend')).toContain('party-site-backup.service')
  await machine.run('systemctl stop party-site')
  expect(await machine.run('systemctl show --property=Result --value party-site')).toBe('success\n')
})
