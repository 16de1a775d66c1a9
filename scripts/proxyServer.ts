import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type RequestOptions } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './freePort.ts'
import { root } from './setup/command.mjs'

/** The longest wait for a proxy to answer, in milliseconds. */
const maxStart = 20_000

export interface ProxyAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export interface ProxyServer {
  port: number
  /** The port of plain HTTP, which redirects to HTTPS. */
  plainPort: number
  /** The file of the certificate for `localhost`. */
  certificate: string
  /** Sends a request by HTTPS. Any other certificate than the test's own fails. */
  ask(path: string, options?: RequestOptions & { body?: string }): Promise<ProxyAnswer>
  /** Returns the program's output. */
  output(): string
  remove(): Promise<void>
}

/** A folder of a proxy, with a new certificate for `localhost`, and two free ports. */
export interface ProxyPlace {
  folder: string
  certificate: string
  key: string
  port: number
  plainPort: number
}

export async function proxyPlace(folder = mkdtempSync(join(tmpdir(), 'proxy-'))): Promise<ProxyPlace> {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...names,
    '-keyout',
    key,
    '-out',
    certificate,
  ]
  execFileSync('openssl', made, { stdio: 'pipe' })
  return { folder, certificate, key, port: await freePort(), plainPort: await freePort() }
}

/**
 * Replaces parts of a configuration that differ in a test.
 * @throws Error when the configuration lacks one
 */
export function replaced(config: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((changed, [part, other]) => {
    if (!changed.includes(part)) throw new Error(`The configuration does not have “${part}”.`)
    return changed.replaceAll(part, other)
  }, config)
}

/** Returns nginx.conf of deploy/several with other ports, folders, certificate and address of the DNS server. */
export function nginxConfig({ folder, ...place }: ProxyPlace, dnsPort: number, sitePort: number): string {
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  return replaced(readFileSync(join(root, 'deploy/several/nginx.conf'), 'utf8'), {
    'pid /tmp/nginx.pid;': `pid ${folder}/pid; error_log stderr; daemon off;${user}`,
    'resolver 127.0.0.11 ': `resolver 127.0.0.1:${dnsPort} `,
    'site:3000': `site:${sitePort}`,
    '/var/cache/nginx/site': `${folder}/cache`,
    'listen 80;': `listen 127.0.0.1:${place.plainPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${place.port} ssl http2;`,
    '/etc/nginx/certificates/fullchain.pem': place.certificate,
    '/etc/nginx/certificates/privkey.pem': place.key,
  })
}

/** Starts nginx with the configuration of deploy/several. */
export async function startNginx(dnsPort: number, sitePort: number): Promise<ProxyServer> {
  const place = await proxyPlace()
  mkdirSync(join(place.folder, 'cache'))
  const file = join(place.folder, 'nginx.conf')
  writeFileSync(file, nginxConfig(place, dnsPort, sitePort))
  return startProxy(place, 'nginx', ['-c', file])
}

/** Returns the Caddyfile of deploy/single with another address of the site, other ports, and the certificate of the test. */
export const caddyConfig = (place: ProxyPlace, site: string): string =>
  `{\n\tadmin off\n\thttp_port ${place.plainPort}\n\thttps_port ${place.port}\n}\n${replaced(
    readFileSync(join(root, 'deploy/single/Caddyfile'), 'utf8'),
    { '{$DOMAIN} {': `{$DOMAIN} {\n\ttls ${place.certificate} ${place.key}`, 'site:3000': site },
  )}`

/**
 * Starts Caddy with the configuration of deploy/single.
 * @param site the address of the site, `127.0.0.1:PORT`
 */
export async function startCaddy(site: string): Promise<ProxyServer> {
  const place = await proxyPlace()
  const file = join(place.folder, 'Caddyfile')
  writeFileSync(file, caddyConfig(place, site))
  // Otherwise Caddy writes into the home folder.
  const env = { DOMAIN: 'localhost', HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder }
  return startProxy(place, 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], env)
}

async function startProxy(
  { folder, certificate, port, plainPort }: ProxyPlace,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ProxyServer> {
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(server, 'exit')
  const ca = readFileSync(certificate)
  const ask: ProxyServer['ask'] = (path, { body, ...options } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, ca, servername: 'localhost', agent: false, ...options })
      sent.setHeader('host', 'localhost')
      sent.on('error', reject)
      sent.on('response', (answer) => {
        const { statusCode = 0, headers } = answer
        text(answer).then((content) => resolve({ status: statusCode, headers, body: content }), reject)
      })
      sent.end(body)
    })
  for (const deadline = Date.now() + maxStart; !(await ask('/healthz').catch(() => undefined)); await wait(20))
    if (Date.now() > deadline || server.exitCode !== null) throw new Error(`${program} did not start:\n${output}`)
  return {
    port,
    plainPort,
    certificate,
    ask,
    output: () => output,
    async remove() {
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
