import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/*
 * Starts the built server once with an empty database, asks for the home page and stops it: the server leaves V8's compiled code beside the
 * build (`main.ts`), so that the first real start finds it. Runs in the build and in the image, with the flags and the user of the server,
 * because compiled code is only valid for these.
 */

const folder = mkdtempSync(join(tmpdir(), 'warm-'))
// Without the settings of the operator: this start may not reach their database or mail server.
const env = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  WARM_UP: 'off',
}
const server = spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, 'main.js')], {
  env,
  stdio: ['ignore', 'ignore', 'pipe'],
})
const lines: string[] = []
createInterface(server.stderr).on('line', (line) => {
  lines.push(line)
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
  if (address !== undefined)
    void fetch(address).then(
      ({ ok }) => server.kill(ok ? 'SIGTERM' : 'SIGKILL'),
      () => server.kill('SIGKILL'),
    )
})
const [code] = (await once(server, 'exit')) as [number | null]
rmSync(folder, { recursive: true, force: true })
if (code !== 0) {
  process.stderr.write(`The server could not be started once:\n${lines.join('\n')}\n`)
  process.exitCode = 1
}
