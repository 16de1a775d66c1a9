import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestContext } from 'vitest'
import { hangLimit } from './limits.ts'
import { needsTool, notRun } from './stories/needs.ts'

/**
 * Starts systemd in namespaces of its own. Its files are those of this machine; what it writes goes into memory. A file system of its own
 * for `/tmp` has the folder with the given files.
 */
const boot = `
set -e
mount --make-rprivate /
mount -t tmpfs tmpfs "$1/layer"
mkdir "$1/layer/written" "$1/layer/work" "$1/layer/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/layer/written,workdir=$1/layer/work" "$1/layer/root"
cd "$1/layer/root"
mount -t proc proc proc
mount --rbind /dev dev
mount --rbind /sys sys
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
cp -r "$1/given" tmp/given
printf '[Unit]\\nDefaultDependencies=no\\n' >etc/systemd/system/test.target
mkdir tmp/old
pivot_root . tmp/old
cd /
umount -l /tmp/old
exec env -i container=docker PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --unit=test.target --log-target=null
`

export interface SystemdMachine {
  /** Runs a shell script as root, and returns its output. @throws Error when a command fails */
  run(script: string): Promise<string>
  remove(): void
}

/**
 * Starts a running systemd on this machine. Skips the test where that is not possible.
 * @param files paths of files that the machine has in `/tmp/given`
 */
export async function systemdMachine(context: TestContext, files: readonly string[]): Promise<SystemdMachine> {
  needsTool(context, 'systemctl')
  if (process.getuid?.() !== 0) notRun(context, 'it starts systemd, which only root may')
  if (existsSync('/run/systemd/system')) notRun(context, 'this machine has a running systemd of its own')
  const folder = mkdtempSync(join(tmpdir(), 'systemd-'))
  for (const name of ['layer', 'given']) mkdirSync(join(folder, name))
  for (const file of files) cpSync(file, join(folder, 'given', file.split('/').at(-1)!))
  const namespaces = ['--mount', '--pid', '--fork', '--uts', '--ipc', '--cgroup']
  const parent = spawn('unshare', ['--kill-child', ...namespaces, 'sh', '-c', boot, 'sh', folder], { stdio: 'ignore' })
  const remove = () => {
    parent.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  const [children] = [`/proc/${parent.pid}/task/${parent.pid}/children`]
  const run = (script: string) =>
    new Promise<string>((resolve, reject) => {
      const pid = readFileSync(children, 'utf8').trim()
      const inside = ['-t', pid, '-m', '-p', '-u', '-i', '-C', `--root=/proc/${pid}/root`, `--wd=/proc/${pid}/root`]
      execFile('nsenter', [...inside, 'sh', '-ec', script], (error, out, err) =>
        error ? reject(new Error(`${script}\n${out}${err}`, { cause: error })) : resolve(out),
      )
    })
  let last: unknown
  for (
    const deadline = Date.now() + hangLimit / 4;
    Date.now() < deadline && parent.exitCode === null;
    await wait(100)
  ) {
    try {
      await run('systemctl is-system-running --quiet')
      return { run, remove }
    } catch (error) {
      last = error
    }
  }
  remove()
  return notRun(context, `systemd does not start in namespaces: ${String(last)}`)
}
