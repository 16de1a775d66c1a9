import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, type TestContext } from 'vitest'

/** Ends a check that cannot be made here: it counts as not run, never as passed. */
function notRun(context: TestContext, why: string): never {
  context.task.meta.notRun = why
  context.skip(why)
  throw new Error(why)
}

export function needsTool(context: TestContext, tool: string): void {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' })
  } catch {
    notRun(context, `it needs ${tool}`)
  }
}

/** A small disk of its own for the time of the test; to mount one needs root. */
export function smallDisk(context: TestContext, megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true, force: true })
    notRun(context, 'it mounts a small disk, which only root may')
  }
  onTestFinished(() => {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Where Debian puts the library that shifts a process's clock. */
export function fakeClock(context: TestContext): string {
  needsTool(context, 'faketime')
  for (const base of ['/usr/lib', '/usr/lib64']) {
    const places = existsSync(base) ? ['', ...readdirSync(base)] : []
    for (const place of places) {
      const path = join(base, place, 'faketime', 'libfaketimeMT.so.1')
      if (existsSync(path)) return path
    }
  }
  return notRun(context, 'it needs libfaketime')
}
