import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './build.ts'
import { copyWorkingTree, linkPackages } from './projectCopy.ts'

export interface Release {
  /** The project folder in which it was built. */
  project: string
  tarball: string
  /** Unpacks the tarball into a folder and returns the path of the release. */
  unpack(folder: string): string
  remove(): void
}

/** Builds and packs the site in a copy of the project, as `npm run package` does. */
export async function makeRelease(): Promise<Release> {
  const project = mkdtempSync(join(tmpdir(), 'release-'))
  copyWorkingTree(project, (name) => !name.startsWith('tests/'))
  linkPackages(project)
  // Otherwise Node would be downloaded once more.
  const runtime = 'scripts/runtime/node_modules'
  if (existsSync(join(root, runtime))) symlinkSync(join(root, runtime), join(project, runtime))
  const options = { cwd: project, env: { ...process.env, DEMO_PAGES: 'off' } }
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--quiet'], options)
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/package.ts'], options)
  const tarball = join(project, stdout.trim())
  return {
    project,
    tarball,
    unpack(folder) {
      const before = readdirSync(folder)
      execFileSync('tar', ['-xzf', tarball, '-C', folder])
      const [name = ''] = readdirSync(folder).filter((one) => !before.includes(one))
      return join(folder, name)
    },
    remove: () => rmSync(project, { recursive: true, force: true }),
  }
}
