import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type RequestOptions } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '#scripts/freePort.ts'
import { root } from './build.ts'

export interface ProxyAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export interface ProxyServer {
  /** `https://localhost:PORT` */
  url: string
  /** The port of plain HTTP, which redirects to HTTPS. */
  plainPort: number
  ask(path: string, options?: RequestOptions & { body?: string }): Promise<ProxyAnswer>
  remove(): Promise<void>
}

/**
 * Replaces a line of the configuration.
 * @throws Error when the configuration does not have the line
 */
function instead(config: string, line: string, other: string): string {
  if (!config.includes(line)) throw new Error(`deploy/several/nginx.conf does not have the line “${line}”.`)
  return config.replace(line, other)
}

/**
 * Starts nginx with `deploy/several/nginx.conf`. Addresses of the instances, ports, folders and the (self-signed) certificate are
 * replaced.
 * @param instances addresses of two instances, `127.0.0.1:PORT`
 */
export async function startProxy(instances: readonly [string, string]): Promise<ProxyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  mkdirSync(join(folder, 'cache'))
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'pipe' },
  )
  const [port, plainPort] = [await freePort(), await freePort()]
  const changes: readonly (readonly [line: string, other: string])[] = [
    [
      'pid /tmp/nginx.pid;',
      `pid ${folder}/pid; error_log ${folder}/errors; daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`,
    ],
    ['server site-1:3000', `server ${instances[0]}`],
    ['server site-2:3000', `server ${instances[1]}`],
    ['/var/cache/nginx/site', `${folder}/cache`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/nginx/certificates/fullchain.pem', certificate],
    ['/etc/nginx/certificates/privkey.pem', key],
  ]
  const written = readFileSync(join(root, 'deploy/several/nginx.conf'), 'utf8')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    changes.reduce((config, [line, other]) => instead(config, line, other), written),
  )
  execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: 'pipe' })
  const server = spawn('nginx', ['-c', file], { stdio: 'pipe' })
  const ask: ProxyServer['ask'] = (path, { body, ...options } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port,
        path,
        ca: readFileSync(certificate),
        servername: 'localhost',
        checkServerIdentity: () => undefined,
        ...options,
      })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        const { statusCode = 0, headers } = answer
        text(answer).then((content) => resolve({ status: statusCode, headers, body: content }), reject)
      })
      sent.end(body)
    })
  for (const deadline = Date.now() + 10_000; ;) {
    if (await ask('/healthz').catch(() => undefined)) break
    if (Date.now() > deadline || server.exitCode !== null) {
      throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'errors'), 'utf8')}`)
    }
  }
  return {
    url: `https://localhost:${port}`,
    plainPort,
    ask,
    async remove() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
