import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, type TestContext } from 'vitest'

/** Skips a test that cannot run on this machine. It is reported as not run, not as passed. */
export function notRun(context: TestContext, reason: string): never {
  context.task.meta.notRun = reason
  context.skip(reason)
  throw new Error(reason)
}

export function needsTool(context: TestContext, tool: string): void {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' })
  } catch {
    notRun(context, `it needs ${tool}`)
  }
}

/** Mounts a small file system for the duration of the test. Skips the test without root rights. */
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

/** Returns the path of the libfaketime library. Skips the test if it is not installed. */
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
