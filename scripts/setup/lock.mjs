import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root, runningPids, startListeners } from './command.mjs'
import { note } from './report.mjs'

/**
 * Two launchers that start at once must not install into each other's folders: whoever makes the lock's folder works,
 * the other waits and then looks again whether anything is left to do. A lock is dead when its owner and what the owner
 * started (an npm outlives a launcher that is killed) have ended, or when nobody has touched it for half a minute (the
 * owner may have run in a container or on another machine).
 */
const folder = join(root, '.cache')
const lock = join(folder, 'setup.lock')
const ownerFile = join(lock, 'owner')
const touchEvery = 2_000
const deadAfter = 30_000

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

/** Who holds the lock; undefined when nobody does any more. */
function owner() {
  try {
    const written = statSync(ownerFile).mtimeMs
    const text = readFileSync(ownerFile, 'utf8')
    const [host, , ...pids] = text.split(' ')
    const ended = host === hostname() && !pids.some((pid) => isAlive(Number(pid)))
    return { text, dead: ended || Date.now() - written > deadAfter }
  } catch {
    // Between the folder's making and the owner's entry, or after its removal.
    try {
      return { text: '', dead: Date.now() - statSync(lock).mtimeMs > deadAfter }
    } catch {
      return undefined
    }
  }
}

/**
 * Takes a dead lock away. It is moved aside first: of two that try, one moves it, and who has caught a living one by
 * mistake puts it back.
 * @param {string} deadOwner
 */
function removeStaleLock(deadOwner) {
  const grave = `${lock}.${process.pid}.${Date.now()}`
  try {
    renameSync(lock, grave)
    let caught = ''
    try {
      caught = readFileSync(join(grave, 'owner'), 'utf8')
    } catch {
      // A lock without an entry.
    }
    if (caught === deadOwner) rmSync(grave, { recursive: true, force: true })
    else renameSync(grave, lock)
  } catch (error) {
    // Another launcher was faster.
    if (code(error) !== 'ENOENT' && code(error) !== 'ENOTEMPTY') throw error
  }
}

/** @returns {Promise<() => void>} releases the lock */
async function acquire() {
  const self = `${hostname()} ${Date.now()} ${process.pid}`
  const isOurs = () => owner()?.text.startsWith(self) === true
  let told = false
  mkdirSync(folder, { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (code(error) !== 'EEXIST') throw error
    }
    const holder = owner()
    if (holder?.dead) removeStaleLock(holder.text)
    else if (holder) {
      if (!told) note('Another start is preparing the site; waiting for it')
      told = true
    }
    await pause(100)
  }
  const enter = () => writeFileSync(ownerFile, [self, ...runningPids()].join(' '))
  enter()
  const touch = () => {
    if (isOurs()) enter()
  }
  const timer = setInterval(touch, touchEvery)
  startListeners.add(touch)
  const release = () => {
    clearInterval(timer)
    startListeners.delete(touch)
    process.off('exit', release)
    if (isOurs()) rmSync(lock, { recursive: true, force: true })
  }
  process.on('exit', release)
  return release
}

/**
 * Does the work unless it is done already, one launcher at a time.
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
