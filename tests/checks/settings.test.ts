import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/* Facts that are written in more than one file must agree. */

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const readJson = <T>(path: string) => JSON.parse(read(path)) as T
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

describe('Node', () => {
  const { engines } = readJson<{ engines: { node: string } }>('package.json')
  const runtime = readJson<{ optionalDependencies: Record<string, string> }>('scripts/runtime/package.json')
  const locked = readJson<{ packages: Record<string, { version?: string; integrity?: string }> }>(
    'scripts/runtime/package-lock.json',
  )
  const major = /\d+/.exec(engines.node)?.[0]

  test.for(Object.entries(runtime.optionalDependencies))(
    '%s is in the lock file with the same version and a SHA-512 hash',
    ([name, version]) => {
      expect(version).toMatch(new RegExp(`^${major}\\.`))
      expect(locked.packages[`node_modules/${name}`]).toMatchObject({
        version,
        integrity: expect.stringMatching(/^sha512-/),
      })
    },
  )

  test('the image has the same major version', () => {
    expect(found(read('Dockerfile'), /^FROM (\S+)/gm)).toEqual(Array(2).fill(`node:${major}-bookworm-slim`))
  })

  test('continuous integration, the development container and the documents have the same major version', () => {
    expect(read('.nvmrc').trim()).toBe(major)
    expect(readJson<{ image: string }>('.devcontainer/devcontainer.json').image).toBe(`node:${major}-bookworm`)
    for (const document of ['README.md', 'CONTRIBUTING.md'])
      expect(found(read(document), /\bNode (\d+) runs the site/g)).toEqual([major])
  })
})

describe('the image', () => {
  const final =
    read('Dockerfile')
      .split(/^FROM .*$/m)
      .at(-1) ?? ''

  test.for([
    ['runs as the user node', /^USER node$/m],
    ['has one volume for its data', /^VOLUME \/data$/m],
    ['has a health check', /^HEALTHCHECK [^]*?\/healthz/m],
    ['sets NODE_ENV to production', /^ENV NODE_ENV=production /m],
  ] as const)('%s', ([, line]) => {
    expect(final).toMatch(line)
  })

  test('starts the server with its flags and without a shell, so that it receives SIGTERM', () => {
    const { config } = readJson<{
      config: { serverFlags: string[]; serverEnvironment: Record<string, string> }
    }>('package.json')
    const [command = ''] = found(final, /^CMD (.*)$/gm)
    expect(JSON.parse(command)).toEqual(['node', ...config.serverFlags, 'dist/server/main.js'])
    for (const [name, value] of Object.entries(config.serverEnvironment))
      expect(final).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'))
  })

  test('starts the staff command with its flags', () => {
    const { config } = readJson<{ config: { staffFlags: string[] } }>('package.json')
    expect(final).toContain(`exec private node ${config.staffFlags.join(' ')} /app/dist/server/staff.js`)
  })

  test('has the flags of the systemd unit and of its staff command', () => {
    const { config } = readJson<{
      config: { serverFlags: string[]; staffFlags: string[]; serverEnvironment: Record<string, string> }
    }>('package.json')
    const unit = read('deploy/host/systemd/party-site.service')
    expect(unit).toMatch(
      new RegExp(`^ExecStart=\\S+/node --env-file=\\S+ ${config.serverFlags.join(' ')} \\S+/dist/server/main.js$`, 'm'),
    )
    for (const [name, value] of Object.entries(config.serverEnvironment))
      expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'))
    expect(read('deploy/host/staff')).toContain(
      `settings ${config.staffFlags.join(' ')} "$program/dist/server/staff.js"`,
    )
  })

  test('has labels with name, version, licence and commit', () => {
    const { name, version, license } = readJson<Record<string, string>>('package.json')
    const labels = Object.fromEntries(
      [...final.matchAll(/\borg\.opencontainers\.image\.(\w+)=(\S+)/g)].map(([, label, value]) => [label, value]),
    )
    expect(labels).toEqual({ title: name, version, licenses: license, revision: '$COMMIT' })
  })

  test('copies only /out from the build stage', () => {
    expect(found(final, /^(?:COPY|ADD) (.*)$/gm)).toEqual(['--from=build /out ./'])
  })

  test('is built without settings, data, history and tests', () => {
    const [first, ...taken] = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    expect(first).toBe('*')
    for (const name of ['.env', '.git', 'data', 'tests', 'node_modules', 'dist'])
      expect(taken).not.toContain(`!${name}`)
  })
})

test('a workflow runs only existing scripts, on the Node of .nvmrc', () => {
  const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json')
  const jobs = ['ci', 'nightly'].map((name) => read(`.github/workflows/${name}.yml`)).join('\n')
  const commands = found(jobs, /^ *- run: (.*)$/gm)
  expect(commands).not.toEqual([])
  for (const command of commands) {
    const script = /^npm run (\S+)/.exec(command)?.[1]
    expect(script ? script in scripts : existsSync(join(import.meta.dirname, '../..', command)), command).toBe(true)
  }
  expect(found(jobs, /^ *node-version(?:-file)?: (.*)$/gm)).toEqual(Array(3).fill('.nvmrc'))
})

test('editors and the development container recommend the same extensions', () => {
  const { recommendations } = readJson<{ recommendations: string[] }>('.vscode/extensions.json')
  const container = readJson<{ customizations: { vscode: { extensions: string[] } } }>(
    '.devcontainer/devcontainer.json',
  )
  expect(container.customizations.vscode.extensions).toEqual(recommendations)
})

test('every test that docs/PROTECTION.md names exists', () => {
  const citations = found(read('docs/PROTECTION.md'), /^\| P\d+ \|[^|]*\|([^|]*)\|/gm)
    .flatMap((cell) => cell.trim().split('; '))
    .filter((citation) => citation !== 'nothing')
  const isThere = (citation: string) => {
    const [place = '', text = ''] = citation.split(' › ')
    const file = place === 'npm run check' ? 'scripts/check.ts' : `tests/${place}`
    return existsSync(join(import.meta.dirname, '../..', file)) && text !== '' && read(file).includes(text)
  }
  expect(citations.length).toBeGreaterThan(200)
  expect(citations.filter((citation) => !isThere(citation))).toEqual([])
})
