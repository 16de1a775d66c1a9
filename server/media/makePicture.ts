import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { Refused, type Refusal } from './refusal.ts'

/** The longest time that a child process may take, in milliseconds. */
const maxTime = 180_000
/** The most memory that it may use, in bytes. */
const maxMemory = 1536 * 1024 * 1024
const pageBytes = 4096

/** A file that the child process has made, with its bytes. */
export interface MadeFile {
  type: 'avif' | 'webp' | 'jpeg' | 'original'
  width: number
  height: number
  bytes: Buffer
}

export interface MadePicture {
  width: number
  height: number
  colour: string
  files: MadeFile[]
}

type Answer =
  { refusal: Refusal } | (Omit<MadePicture, 'files'> & { files: (Omit<MadeFile, 'bytes'> & { bytes: number })[] })

/**
 * Makes the files of a picture in a child process, which is killed when it takes too long or too much memory.
 * @param script `pictures.process.ts` or its build
 * @throws Refused
 */
export async function makePicture(input: Buffer, script: string): Promise<MadePicture> {
  const child = fork(script, [], {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=256'],
    // No setting of the site, and its secrets least of all.
    env: { MALLOC_ARENA_MAX: '2' },
  })
  const kill = () => void child.kill('SIGKILL')
  const timeout = setTimeout(kill, maxTime)
  const watch = setInterval(() => {
    if (residentBytes(child.pid) > maxMemory) kill()
  }, 100)
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    // A child that ends early closes the pipe.
    child.stdin!.on('error', () => {})
    child.stdin!.end(input)
    const [output, code] = await Promise.all([buffer(child.stdout!), ended])
    // Node and sharp could not start: that is no fault of the file.
    if (output.length === 0 && code === 1)
      throw new Error('The process that makes pictures did not start. Is sharp installed?')
    return read(output)
  } finally {
    clearTimeout(timeout)
    clearInterval(watch)
    kill()
  }
}

/** @throws Refused */
function read(output: Buffer): MadePicture {
  const end = output.indexOf('\n')
  // The child was killed, by us or by the system.
  if (end < 0) throw new Refused('tooCostly')
  const answer = JSON.parse(output.toString('utf8', 0, end)) as Answer
  if ('refusal' in answer) throw new Refused(answer.refusal)
  let at = end + 1
  const files = answer.files.map(({ bytes: length, ...file }) => {
    const bytes = output.subarray(at, at + length)
    at += length
    return { ...file, bytes }
  })
  if (at !== output.length) throw new Refused('tooCostly')
  return { ...answer, files }
}

/** Returns the memory that a process uses; 0 where the system does not tell. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes
  } catch {
    return 0
  }
}
