import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root, runningPids, startListeners } from './command.mjs'
import { note } from './report.mjs'

/*
 * Only one launcher may install or build at a time. The lock is a folder: the launcher that creates it works, the others wait.
 *
 * A lock is stale when its owner and the owner's child processes have ended (npm continues after its launcher was killed). It is also
 * stale when it was not renewed for 30 s, because the owner may have run in a container or on another machine.
 */
const folder = join(root, '.cache')
const lock = join(folder, 'setup.lock')
const ownerFile = join(lock, 'owner')
const renewalInterval = 2_000
const staleAfter = 30_000

/** @param {unknown} error */
const code = (error) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return code(error) !== 'ESRCH'
  }
}

/** Returns the content of the lock's owner file and whether the lock is stale; undefined if there is no lock. */
function owner() {
  try {
    const written = statSync(ownerFile).mtimeMs
    const text = readFileSync(ownerFile, 'utf8')
    const [host, , ...pids] = text.split(' ')
    const ended = host === hostname() && !pids.some((pid) => isAlive(Number(pid)))
    return { text, isStale: ended || Date.now() - written > staleAfter }
  } catch {
    // The lock was created a moment ago and has no owner file yet, or it was released.
    try {
      return { text: '', isStale: Date.now() - statSync(lock).mtimeMs > staleAfter }
    } catch {
      return undefined
    }
  }
}

/**
 * Removes a stale lock. Another launcher may have replaced it in the meantime. Therefore it is renamed first, and renamed back if its
 * owner has changed.
 * @param {string} staleOwner content of the owner file
 */
function removeStaleLock(staleOwner) {
  const renamed = `${lock}.${process.pid}.${Date.now()}`
  try {
    renameSync(lock, renamed)
    let currentOwner = ''
    try {
      currentOwner = readFileSync(join(renamed, 'owner'), 'utf8')
    } catch {
      // The lock has no owner file.
    }
    if (currentOwner === staleOwner) rmSync(renamed, { recursive: true, force: true })
    else renameSync(renamed, lock)
  } catch (error) {
    // Another launcher has removed or replaced the lock.
    if (code(error) !== 'ENOENT' && code(error) !== 'ENOTEMPTY') throw error
  }
}

/** @returns {Promise<() => void>} a function that releases the lock */
async function acquire() {
  const self = `${hostname()} ${Date.now()} ${process.pid}`
  const isOurs = () => owner()?.text.startsWith(self) === true
  let isReported = false
  mkdirSync(folder, { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (code(error) !== 'EEXIST') throw error
    }
    const holder = owner()
    if (holder?.isStale) removeStaleLock(holder.text)
    else if (holder) {
      if (!isReported) note('Waiting for another process that installs or builds the site')
      isReported = true
    }
    await pause(100)
  }
  const writeOwner = () => writeFileSync(ownerFile, [self, ...runningPids()].join(' '))
  writeOwner()
  const renew = () => {
    if (isOurs()) writeOwner()
  }
  const timer = setInterval(renew, renewalInterval)
  startListeners.add(renew)
  const release = () => {
    clearInterval(timer)
    startListeners.delete(renew)
    process.off('exit', release)
    if (isOurs()) rmSync(lock, { recursive: true, force: true })
  }
  process.on('exit', release)
  return release
}

/**
 * Does the work unless it is done already. Only one launcher at a time works.
 * @param {() => boolean} isDone
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether this launcher did it
 */
export async function doOnce(isDone, work) {
  if (isDone()) return false
  const release = await acquire()
  try {
    if (isDone()) return false
    await work()
    return true
  } finally {
    release()
  }
}
