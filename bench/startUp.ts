import { median, residentMegabytes, runSite, withFolder, type Report } from './site.ts'

const rounds = 7

/** Measures the time from the start of the process to the first answer, with an existing database. */
export const measureStart = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const times: number[] = []
    let memory: number | undefined
    for (let round = 0; round <= rounds; round++) {
      const site = await runSite(folder)
      // The first start creates the database.
      if (round > 0) times.push(site.started)
      memory = residentMegabytes(site.process.pid)
      await site.stop()
    }
    report('start-up, process to first answer (median of 7)', `${Math.round(median(times))} ms`)
    if (memory !== undefined) report('memory after start', `${Math.round(memory)} MB`)
  })
