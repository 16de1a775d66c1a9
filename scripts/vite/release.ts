import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/command.mjs'

/** Returns the commit of the sources, with `-dirty` if files have changed since; `unknown` without Git or its folder. */
function commitOfSources(): string {
  // Without the check, Git would answer for a repository around an unpacked archive.
  if (!existsSync(join(root, '.git'))) return 'unknown'
  try {
    const describe = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty']
    return execFileSync('git', describe, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}

/** Returns the constants of `server/release.ts`. `COMMIT` names the commit where there is no Git, as in the image. */
export function releaseConstants(): Record<'__VERSION__' | '__COMMIT__', string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return {
    __VERSION__: JSON.stringify(version),
    __COMMIT__: JSON.stringify(process.env['COMMIT'] || commitOfSources()),
  }
}
