import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, residentMegabytes, runSite, withFolder, type Report } from './site.ts'

const rounds = 7

/**
 * The longest start as a multiple of a Node process that serves one answer and does nothing else, with an existing database and with an empty
 * folder. Busy machines have larger multiples than idle ones.
 */
const maxMultiple = { existing: 8, empty: 9 }

/** Serves one answer with nothing but node:http. */
const bareServer = `require('node:http').createServer((_, response) => response.end()).listen(0, '127.0.0.1', function () {
  require('node:http').get({ host: '127.0.0.1', port: this.address().port }, () => process.exit())
})`

/** Returns the milliseconds from the start of a bare Node server to its first answer. */
async function bareStart(): Promise<number> {
  const before = performance.now()
  await once(spawn(process.execPath, ['--eval', bareServer], { stdio: 'ignore' }), 'exit')
  return performance.now() - before
}

/**
 * Measures the time from the start of the process to the first answer and to the first page, with an existing database and with an empty
 * folder, in turns with a bare Node server. Ends the process with 1 beyond a bound.
 */
export const measureStart = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const bare: number[] = []
    const answers: Record<keyof typeof maxMultiple, number[]> = { existing: [], empty: [] }
    const pages: number[] = []
    const memory: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const bareTime = await bareStart()
      for (const kind of ['existing', 'empty'] as const) {
        const dataDir = kind === 'existing' ? folder : mkdtempSync(join(tmpdir(), 'bench-start-'))
        const before = performance.now()
        const site = await runSite(dataDir, { WARM_UP: 'off' })
        const afterStart = residentMegabytes(site.process.pid)
        await (await fetch(site.url)).text()
        const page = performance.now() - before
        await site.stop()
        if (kind === 'empty') rmSync(dataDir, { recursive: true, force: true })
        // The first round is a warm-up, and creates the database.
        if (round === 0) continue
        answers[kind].push(site.started)
        if (kind === 'existing') {
          pages.push(page)
          if (afterStart !== undefined) memory.push(afterStart)
        }
      }
      if (round > 0) bare.push(bareTime)
    }
    report('a bare Node server, process to first answer (median of 7)', `${Math.round(median(bare))} ms`)
    for (const [kind, times] of Object.entries(answers)) {
      const multiple = median(times.map((time, round) => time / bare[round]!))
      const bound = maxMultiple[kind as keyof typeof maxMultiple]
      report(
        kind === 'existing' ? 'start-up, process to first answer' : '… with an empty folder',
        `${Math.round(median(times))} ms, ${multiple.toFixed(1)} times bare (at most ${bound})`,
      )
      if (!(multiple <= bound)) process.exitCode = 1
    }
    report('… to the first page', `${Math.round(median(pages))} ms`)
    if (memory.length > 0) report('memory after start', `${Math.round(median(memory))} MB`)
  })
