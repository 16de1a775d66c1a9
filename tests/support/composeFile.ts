import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './build.ts'

export interface Service {
  build?: unknown
  command?: string[]
  container_name?: string
  healthcheck?: object
  logging?: { options?: Record<string, string> }
  restart?: string
}

export interface ComposeFile {
  services: Record<string, Service>
  volumes: Record<string, { name?: string }>
}

const settings = [
  'DOMAIN',
  'SMTP_URL',
  'SECRET',
  'POSTGRES_PASSWORD',
  'LITESTREAM_ACCESS_KEY_ID',
  'LITESTREAM_SECRET_ACCESS_KEY',
]

/** Reads YAML with Python, because this project has no package for it. */
export const asJson = (yaml: string): unknown =>
  JSON.parse(
    execFileSync('python3', ['-c', 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)'], {
      encoding: 'utf8',
      input: yaml,
    }),
  )

/**
 * Returns the compose files of a folder of deploy/ as docker-compose has checked and merged them.
 * @throws Error with its message when it refuses them
 */
export function composed(folder: string, ...files: readonly string[]): ComposeFile {
  const place = mkdtempSync(join(tmpdir(), 'compose-'))
  try {
    const options = files.flatMap((file) => {
      // Debian's docker-compose 1.29 knows everything but this line.
      const text = readFileSync(join(root, 'deploy', folder, file), 'utf8').replace(/^name: [\w-]+\n/m, '')
      writeFileSync(join(place, file), text)
      return ['-f', join(place, file)]
    })
    const args = [...options, '--project-directory', join(root, 'deploy', folder), 'config']
    const env = { ...process.env, ...Object.fromEntries(settings.map((name) => [name, 'value'])) }
    return asJson(execFileSync('docker-compose', args, { encoding: 'utf8', stdio: 'pipe', env })) as ComposeFile
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
