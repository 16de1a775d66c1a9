import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#scripts/freePort.ts'
import { startPostgres } from '#scripts/postgresServer.ts'
import { postgresPrograms } from '#scripts/setup/postgres.mjs'
import { inPath } from '#scripts/setup/debian.mjs'
import { startDns } from '#scripts/dnsServer.ts'
import { startNginx } from '#scripts/proxyServer.ts'
import { ask, startMeasuring } from './ask.ts'
import { cpuSeconds, residentMegabytes, runSite, withFolder, type Report } from './site.ts'

const hosts = ['127.0.0.2', '127.0.0.3', '127.0.0.4']

/** Returns the process numbers of all programs with a name, from `/proc`. */
const processesOf = (program: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && nameOf(name) === program)
    .map(Number)

function nameOf(process: string): string | undefined {
  try {
    return readFileSync(`/proc/${process}/comm`, 'utf8').trim()
  } catch {
    // It has ended.
    return undefined
  }
}

const cpuOf = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => sum + (nameOf(String(pid)) === undefined ? 0 : cpuSeconds(pid)), 0)

/**
 * Simulates an hour with a million visitors at 1:100: the same visitors in a second, for 36 seconds, of nginx with its cache, three instances
 * and PostgreSQL. The visitors use the same cores as the servers. Ends the process with 1 when a request fails.
 */
export async function measureVisitors(report: Report): Promise<void> {
  if (!postgresPrograms() || inPath('nginx') === undefined) {
    report('a million visitors in an hour, 1:100', 'not measured: PostgreSQL or nginx is not installed')
    return
  }
  const database = await startPostgres()
  const dns = await startDns()
  try {
    await withFolder(async (folder) => {
      const [port, url] = [await freePort(), await database.createDatabase()]
      const env = { DATABASE_URL: url, PORT: String(port), TRUST_PROXY: '1', SECRET: 'k'.repeat(43), RATE_LIMIT: 'off' }
      const sites = await Promise.all(
        hosts.map((host, at) => runSite(join(folder, String(at)), { ...env, HOST: host }, `http://${host}:${port}`)),
      )
      dns.set(hosts)
      const proxy = await startNginx(dns.port, port)
      try {
        const child = startMeasuring('visitors.process.ts', [String(proxy.port), proxy.certificate])
        const programs = {
          nginx: processesOf('nginx'),
          instances: sites.map(({ process }) => process.pid!),
          PostgreSQL: processesOf('postgres'),
          visitors: [child.pid!],
        }
        const before = Object.values(programs).map(cpuOf)
        const found = await ask(child)
        const used = Object.entries(programs).map(([name, pids], at) => [name, cpuOf(pids) - before[at]!] as const)
        child.kill()
        const { visitors, seconds, requests, hits, failed, subscribed } = found
        const milliseconds = (one: string) => `${Math.round(found[one]!)} ms`
        report('a million visitors in an hour, 1:100', `${visitors} in ${Math.round(seconds!)} s, ${requests} requests`)
        report('… failed requests; sign-ups stored', `${failed}; ${subscribed}`)
        report('… answered by nginx alone', `${((100 * hits!) / requests!).toFixed(1)} %`)
        report('… first answer, median; p99', `${milliseconds('firstHalf')}; ${milliseconds('first99')}`)
        report('… of those in the first minute, p99', milliseconds('rush99'))
        report('… home page with its files, median; p99', `${milliseconds('loadedHalf')}; ${milliseconds('loaded99')}`)
        for (const [name, cpu] of used) report(`… CPU of ${name}`, `${cpu.toFixed(1)} s`)
        const largest = Math.max(...sites.map(({ process }) => residentMegabytes(process.pid) ?? Number.NaN))
        report('… memory of the largest instance', `${Math.round(largest)} MB`)
        if (failed !== 0) process.exitCode = 1
      } finally {
        await proxy.remove()
        await Promise.all(sites.map((site) => site.stop()))
      }
    })
  } finally {
    dns.remove()
    await database.remove()
  }
}
