import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#scripts/freePort.ts'
import { hangLimit } from './limits.ts'

const isRoot = process.getuid?.() === 0

/** The site's user: another one than this process's, if this process may choose. */
const user = isRoot ? 'nobody' : userInfo().username
const idOf = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))

export interface Ended {
  code: number | null
  out: string
  err: string
}

/** A folder that stands for a machine: the installed files name paths in it, and it has no systemd. */
export interface HostMachine {
  folder: string
  url: string
  /** Returns the path of a file of the machine. */
  at(path: string): string
  /** Replaces the machine's paths and the site's user in the files of an unpacked release, once. */
  settle(release: string): string
  /** Runs a line in a shell as the operator. Its paths are on the machine, and relative ones in its root folder. */
  run(line: string): Promise<Ended>
  /** Runs the command of a unit that ends by itself, as systemd would. */
  runUnit(name: string): Promise<Ended>
  /** Starts the command of `party-site.service` and waits until it is ready. */
  start(): Promise<void>
  stop(): Promise<number | null>
  /** Deletes the machine. */
  remove(): Promise<void>
}

const places = [
  '/opt/party-site',
  '/etc/party-site',
  '/etc/systemd',
  '/etc/sysusers.d',
  '/var/lib/party-site',
  '/usr/local/bin',
]

export async function hostMachine(): Promise<HostMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  // The site's user must reach its files.
  chmodSync(folder, 0o755)
  const at = (path: string) => join(folder, path)
  const url = `http://127.0.0.1:${await freePort()}`
  for (const path of ['/opt/party-site', '/etc', '/var/lib', '/usr/local/bin', '/bin'])
    mkdirSync(at(path), { recursive: true })
  // The machine has no systemd. Its programs are only called.
  for (const name of ['systemctl', 'systemd-sysusers'])
    writeFileSync(at(`/bin/${name}`), '#!/bin/sh\n', { mode: 0o755 })
  const env = { PATH: `${at('/bin')}:${at('/usr/local/bin')}:/usr/sbin:/usr/bin:/sbin:/bin` }

  const moved = (text: string) => places.reduce((changed, path) => changed.replaceAll(path, at(path)), text)

  const end = (program: string, args: readonly string[], options: object = {}) =>
    new Promise<Ended>((resolve) => {
      const child = execFile(program, args, { cwd: '/', env, ...options }, (_, out, err) =>
        resolve({ code: child.exitCode, out, err }),
      )
    })

  /** Returns how systemd runs a unit: its command below a shell that sets the umask, its variables and its user. */
  function commandOf(unit: string) {
    const files = [`${unit}.service`, `${unit}.service.d/sandbox.conf`]
    const text = files.map((file) => readFileSync(at(`/etc/systemd/system/${file}`), 'utf8')).join('\n')
    const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? ''
    if (value('User') !== user) throw new Error(`${unit} runs as “${value('User')}”.`)
    const state = at(`/var/lib/${value('StateDirectory')}`)
    mkdirSync(state, { recursive: true, mode: 0o700 })
    if (isRoot) chownSync(state, idOf('-u'), idOf('-g'))
    const variables = value('Environment')
      .split(' ')
      .filter(Boolean)
      .map((one) => one.split(/=(.*)/).slice(0, 2))
    return {
      args: ['-c', `umask ${value('UMask')}; exec "$@"`, 'sh', ...value('ExecStart').split(' ')],
      options: {
        cwd: '/',
        env: { ...env, ...(Object.fromEntries(variables) as Record<string, string>) },
        ...(isRoot && { uid: idOf('-u'), gid: idOf('-g') }),
      },
    }
  }

  let stopSite: (() => Promise<number | null>) | undefined

  const machine: HostMachine = {
    folder,
    url,
    at,
    settle(release) {
      for (const name of globSync('{install,staff,systemd/**,sysusers.d/*}', { cwd: release })) {
        const file = join(release, name)
        if (!lstatSync(file).isFile()) continue
        const text = readFileSync(file, 'utf8')
        if (text.includes(folder)) continue
        writeFileSync(file, moved(text).replace(/^(user|User)=party-site$/m, `$1=${user}`))
      }
      return release
    },
    run: (line) => end('sh', ['-c', moved(line)], { cwd: folder }),
    runUnit(name) {
      const { args, options } = commandOf(name)
      return end('sh', args, options)
    },
    async start() {
      const { args, options } = commandOf('party-site')
      const child = spawn('sh', args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
      const ended = once(child, 'exit')
      stopSite = async () => {
        child.kill('SIGTERM')
        await ended
        stopSite = undefined
        return child.exitCode
      }
      const isReady = () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      for (const deadline = Date.now() + hangLimit; !(await isReady()); await wait(50))
        if (Date.now() > deadline || child.exitCode !== null) throw new Error(`The site did not start:\n${output}`)
    },
    stop: () => stopSite?.() ?? Promise.resolve(null),
    async remove() {
      await machine.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return machine
}
