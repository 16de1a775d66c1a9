import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, type TestContext } from 'vitest'
import { root } from '#tests/support/build.ts'
import { asJson, composed } from '#tests/support/composeFile.ts'
import { caddyConfig, nginxConfig, proxyPlace, replaced } from '#scripts/proxyServer.ts'
import { needsTool } from '#tests/support/stories/needs.ts'
import { temporaryFolder } from '#tests/support/stories/site.ts'

/* Every file of deploy/ is checked by the program that reads it. */

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, ...env } })

/** Writes a file of the test and returns its path. */
function written(name: string, text: string): string {
  const file = join(temporaryFolder(), name)
  writeFileSync(file, text)
  return file
}

function checkNginx(config: string): void {
  run('nginx', ['-t', '-q', '-c', written('nginx.conf', config)])
}

function checkCaddy(config: string): void {
  const folder = temporaryFolder()
  const env = { DOMAIN: 'localhost', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  run('caddy', ['validate', '--adapter', 'caddyfile', '--config', written('Caddyfile', config)], env)
}

/** Copies the systemd files, with programs that exist. Returns the folder. */
function unitFolder(): string {
  const folder = temporaryFolder()
  cpSync(join(root, 'deploy/host/systemd'), folder, { recursive: true, verbatimSymlinks: true })
  for (const unit of globSync('*.service', { cwd: folder })) {
    const file = join(folder, unit)
    const text = readFileSync(file, 'utf8').replace('/opt/party-site/current/bin/node', process.execPath)
    writeFileSync(file, text.replace('/opt/party-site/current/staff', join(root, 'deploy/host/staff')))
  }
  return folder
}

/** The check of each file, by a pattern of its path. */
const checks: Readonly<Record<string, { tools: string[]; check: (file: string) => unknown }>> = {
  // Its links: tests/checks/documents.test.ts
  'deploy/**/README.md': { tools: [], check: (file) => expect(read(file)).toMatch(/^# /) },
  'deploy/host/{install,staff}': { tools: [], check: (file) => run('sh', ['-n', join(root, file)]) },
  'deploy/host/settings.example': {
    tools: [],
    check(file) {
      const known = [...read('.env.example').matchAll(/^#(\w+)=/gm)].map(([, name]) => name)
      const used = [...read(file).matchAll(/^(\w+)=/gm)].map(([, name]) => name)
      expect(used).toEqual(['PUBLIC_URL', 'SECRET', 'SMTP_URL', 'TRUST_PROXY'])
      expect(used.filter((name) => !known.includes(name))).toEqual([])
    },
  },
  'deploy/host/systemd/**': {
    tools: ['systemd-analyze'],
    check() {
      const folder = unitFolder()
      const units = globSync('*.{service,timer}', { cwd: folder }).map((unit) => join(folder, unit))
      const env = { SYSTEMD_UNIT_PATH: `${folder}:` }
      expect(units.length).toBe(3)
      // Warnings are on standard error.
      expect(run('sh', ['-c', 'systemd-analyze verify --man=no "$@" 2>&1', 'sh', ...units], env)).toBe('')
      for (const unit of units.filter((one) => one.endsWith('.service')))
        run('systemd-analyze', ['security', '--offline=true', '--threshold=15', unit], env)
    },
  },
  'deploy/host/sysusers.d/*': {
    tools: ['systemd-sysusers'],
    check(file) {
      const machine = temporaryFolder()
      for (const folder of ['etc', 'usr/lib/sysusers.d']) mkdirSync(join(machine, folder), { recursive: true })
      copyFileSync(join(root, file), join(machine, 'usr/lib/sysusers.d/party-site.conf'))
      run('systemd-sysusers', [`--root=${machine}`])
      expect(readFileSync(join(machine, 'etc/passwd'), 'utf8')).toMatch(
        /^party-site:.*:\/var\/lib\/party-site:\/usr\/sbin\/nologin$/m,
      )
    },
  },
  'deploy/single/Caddyfile': {
    tools: ['caddy', 'openssl'],
    async check() {
      checkCaddy(caddyConfig(await proxyPlace(temporaryFolder()), 'localhost:3000'))
      checkCaddy(read('deploy/single/Caddyfile'))
    },
  },
  'deploy/several/nginx.conf': {
    tools: ['nginx', 'openssl'],
    async check() {
      const place = await proxyPlace(temporaryFolder())
      mkdirSync(join(place.folder, 'cache'))
      checkNginx(nginxConfig(place, 5353, 3000))
    },
  },
  'deploy/*/compose.yaml': {
    tools: ['docker-compose', 'python3'],
    check(file) {
      const { services, volumes } = composed(file.split('/')[1]!, 'compose.yaml')
      for (const [name, service] of Object.entries(services)) {
        expect([name, service.restart, service.logging?.options]).toEqual([
          name,
          'unless-stopped',
          { 'max-size': '10m', 'max-file': '5' },
        ])
        expect(service.container_name).toMatch(/^party-site/)
        // The image of the site has its own check. Of the two programs that sleep until night, none.
        const isChecked = Boolean(service.build ?? service.healthcheck)
        expect([name, isChecked || name === 'dumps']).toEqual([name, true])
      }
      for (const { name } of Object.values(volumes)) expect(name).toMatch(/^party-site-/)
      expect(new Set(Object.values(volumes).map(({ name }) => name)).size).toBe(Object.keys(volumes).length)
    },
  },
  'deploy/metrics/alerts.yml': {
    tools: ['promtool'],
    check: (file) => run('promtool', ['check', 'rules', join(root, file)]),
  },
  'deploy/single/litestream.yaml': {
    tools: ['docker-compose', 'python3'],
    check(file) {
      const { services } = composed('single', 'compose.yaml', file.split('/').at(-1)!)
      expect(Object.keys(services)).toContain('litestream')
    },
  },
  'deploy/single/litestream-settings.yml': {
    tools: ['python3'],
    check: (file) => expect(asJson(read(file))).toMatchObject({ dbs: [{ path: '/data/site.sqlite' }] }),
  },
}

const files = execFileSync('git', ['ls-files', 'deploy'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

const needsTools = (context: TestContext, tools: readonly string[]) => tools.forEach((tool) => needsTool(context, tool))

test.for(files)('%s is valid for the program that reads it', async (file, context) => {
  const fitting = Object.entries(checks).filter(([pattern]) => globSync(pattern, { cwd: root }).includes(file))
  expect(fitting).toHaveLength(1)
  for (const [, { tools, check }] of fitting) {
    needsTools(context, tools)
    await check(file)
  }
})

describe('the configurations in docs/OPERATIONS.md', () => {
  /** Returns the first code block after a text. */
  const block = (start: string) =>
    new RegExp(`\\n${start.replaceAll('*', '\\*')}[^]*?\\n\`\`\`\\n([^]*?)\`\`\``).exec(
      read('docs/OPERATIONS.md'),
    )?.[1] ?? ''

  test('are valid for Caddy', (context) => {
    needsTool(context, 'caddy')
    expect(block('**Caddy**')).toContain('reverse_proxy')
    checkCaddy(block('**Caddy**'))
  })

  test('are valid for nginx', async (context) => {
    needsTools(context, ['nginx', 'openssl'])
    const place = await proxyPlace(temporaryFolder())
    const site = replaced(block('**nginx**'), {
      '/etc/letsencrypt/live/party.example/fullchain.pem': place.certificate,
      '/etc/letsencrypt/live/party.example/privkey.pem': place.key,
      'listen 80;': `listen 127.0.0.1:${place.plainPort};`,
      'listen 443 ssl;': `listen 127.0.0.1:${place.port} ssl;`,
    })
    checkNginx(`pid ${place.folder}/pid; error_log stderr; events {} http {\naccess_log off;\n${site}}`)
  })
})
