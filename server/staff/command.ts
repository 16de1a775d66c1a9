import type { Milliseconds, Store } from '#db/store.ts'
import type { Config } from '../config.ts'
import type { SiteKeys } from '../services/siteKey.ts'
import type { Option } from './options.ts'
import type { Terminal } from './terminal.ts'

/** What a command works with. The settings, the database and the key are opened when they are first asked for. */
export interface Context {
  /** Every command, for help. */
  commands: Commands
  terminal: Terminal
  now: () => Milliseconds
  /** From the first call on a stop aborts the signal instead of ending the process. */
  stopSignal: () => AbortSignal
  /** @throws ConfigError */
  config: () => Config
  /** Where this program's migrations lie. */
  migrationsFolder: string
  /** Rejects with `Failure` where the site has no database yet. */
  store: () => Promise<Store>
  /**
   * The site's keys, whether or not they fit the database.
   * @throws Failure where the key is missing: another would make wrong addresses and find nobody
   */
  keys: () => SiteKeys
  /** The site's keys. Rejects with `Failure` where the key is missing or not the one that the database was made with. */
  matchingKeys: () => Promise<SiteKeys>
}

/** The words after the command's name that are no options. */
export interface Operands {
  /** How help and usage name them. */
  name: string
  says: string
  least: number
  most: number
}

export type Options = Readonly<Record<string, Option<unknown>>>
export type ValuesOf<Given extends Options> = {
  [Name in keyof Given]: Given[Name] extends Option<infer Value> ? Value : never
}

export interface Input<Values = Record<string, unknown>> {
  options: Values
  operands: readonly string[]
}

interface Description {
  /** One line, without a full stop. */
  purpose: string
  operands?: Operands
  /** Paragraphs that help adds. */
  notes?: readonly string[]
  /** Without `staff`. */
  example: string
}

/** Commands by their names. */
export type Commands = Readonly<Record<string, Command>>

export interface Command extends Description {
  options: Options
  run(context: Context, input: Input): Promise<void>
}

/** A command whose options have the types that their declarations say. */
export const command = <const Given extends Options>(
  definition: Description & {
    options: Given
    run(context: Context, input: Input<ValuesOf<Given>>): Promise<void>
  },
): Command => ({
  ...definition,
  run: (context, { options, operands }) => definition.run(context, { options: options as ValuesOf<Given>, operands }),
})
