import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import type { ConsentEntry, Milliseconds, Store } from '#db/store.ts'
import { readConfig, type Config } from '#server/config.ts'
import { createKeyedHash } from '#server/services/secrets.ts'
import { openSiteKeys } from '#server/services/siteKey.ts'
import { run, type Parts } from '#server/staff/run.ts'
import { databaseFile } from '#server/dataFolder.ts'
import { consentOf } from '../db/samples.ts'

const root = join(import.meta.dirname, '../../..')
const migrationsFolder = join(root, 'db/migrations')
const pictureScript = join(root, 'server/media/pictures.process.ts')

export const secret = 'a key for tests, and for nothing else'
export const publicUrl = 'https://primer.example'
export const at = Date.UTC(2026, 2, 1, 12, 5)

export const subjectHash = (email: string): string => createKeyedHash(secret)('subject', email)
/** Returns a consent entry that staff commands find by the person's address. */
export const consentBy = (email: string, about: Partial<ConsentEntry> = {}): ConsentEntry =>
  consentOf(email, { subjectHash: subjectHash(email), ...about })

/** A stream that collects its data. */
export class Capture extends Writable {
  isTTY = false
  #bytes: Buffer[] = []

  override _write(chunk: Buffer, _encoding: BufferEncoding, taken: () => void): void {
    this.#bytes.push(chunk)
    taken()
  }
  get text(): string {
    return Buffer.concat(this.#bytes).toString()
  }
}

/** A stream that takes no data until `letGo`. */
export class Stuck extends Capture {
  #go: (() => void)[] = []
  #isFree = false

  override _write(chunk: Buffer, encoding: BufferEncoding, taken: () => void): void {
    if (this.#isFree) super._write(chunk, encoding, taken)
    else this.#go.push(() => super._write(chunk, encoding, taken))
  }
  letGo(): void {
    this.#isFree = true
    for (const go of this.#go.splice(0)) go()
  }
}

/** Returns the input of a terminal at which a line is typed, or the input is closed. */
export function typing(line: string | undefined): PassThrough & { isTTY?: boolean } {
  const keyboard = Object.assign(new PassThrough(), { isTTY: true })
  if (line === undefined) keyboard.end()
  else keyboard.write(`${line}\n`)
  return keyboard
}

export interface Outcome {
  code: number
  out: string
  err: string
}

export type StaffSite = ReturnType<typeof staffSite>

/** Returns an empty data folder, with functions that fill it and run staff commands on it. */
export function staffSite(env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'staff-'))
  const environment = { DATA_DIR: folder, SECRET: secret, PUBLIC_URL: publicUrl, ...env }
  const config = readConfig(environment)
  const openStore = ({ dataDir }: Config) =>
    openSqliteStore({ file: databaseFile({ ...config, dataDir }), migrationsFolder })

  return {
    folder,
    config,
    openStore,

    /** Opens the database as the site does, which creates it, and runs work on it. */
    async fill(work: (store: Store) => Promise<unknown> = async () => {}): Promise<void> {
      const store = await openStore(config)
      try {
        if (config.secret !== '') await openSiteKeys(store, config)
        await work(store)
      } finally {
        await store.close()
      }
    },

    async staff(argv: readonly string[], parts: Partial<Parts> = {}): Promise<Outcome> {
      const stdout = new Capture()
      const stderr = new Capture()
      const code = await run(argv, {
        stdin: Readable.from([]),
        stdout,
        stderr,
        language: () => 'en',
        config: () => config,
        migrationsFolder,
        pictureScript,
        openStore,
        now: (): Milliseconds => at,
        ...parts,
      })
      const textOf = (given: Writable | undefined, own: Capture) => (given instanceof Capture ? given : own).text
      return { code, out: textOf(parts.stdout, stdout), err: textOf(parts.stderr, stderr) }
    },

    /** Starts a command line as a process. */
    process(
      argv: readonly string[],
      more: Readonly<Record<string, string>> = {},
    ): ChildProcessByStdio<null, Readable, Readable> {
      return spawn(process.execPath, [join(root, 'server/staff/main.ts'), ...argv], {
        cwd: root,
        env: { ...environment, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    },

    /** Returns the texts that are in the database files. */
    found(texts: readonly string[]): string[] {
      const files = ['', '-wal', '-shm']
        .map((suffix) => databaseFile(config) + suffix)
        .filter((file) => existsSync(file))
      const contents = files.map((file) => readFileSync(file))
      return texts.filter((text) => contents.some((bytes) => bytes.includes(text)))
    },

    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
