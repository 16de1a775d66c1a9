import type { StaffCommandName, StaffOptionTexts } from '#locales/staff.ts'
import type { Milliseconds, Store } from '#db/store.ts'
import type { ContentKind } from '#shared/publishing/documents.ts'
import type { Config } from '../config.ts'
import type { SiteKeys } from '../services/siteKey.ts'
import type { Formatter } from './formatter.ts'
import type { Option } from './options.ts'
import type { Terminal } from './terminal.ts'
import type { Text } from './text.ts'

/** The services of a command. Settings, database and key are opened at their first use. */
export interface Context {
  /** Every command, for help. */
  commands: Commands
  terminal: Terminal
  formatter: Formatter
  now: () => Milliseconds
  /** Returns the name of the system user; undefined if it is that of a container or of the site, which several people use. */
  user: () => string | undefined
  /** Returns the command of the text editor; undefined if none is chosen. */
  editor: () => string | undefined
  /** Returns a signal for Ctrl+C and SIGTERM. From the first call on, a stop aborts it instead of ending the process. */
  stopSignal: () => AbortSignal
  /** @throws ConfigError */
  config: () => Config
  /** The folder of this program's migrations. */
  migrationsFolder: string
  /** The script of the process that makes pictures (`server/media/pictures.process.ts`), or its build. */
  pictureScript: string
  /** Rejects with `Failure` if the site has no database yet. */
  store: () => Promise<Store>
  /**
   * Returns the site's keys, whether or not they match the database.
   * @throws Failure if the key is missing: a new one would make wrong links and find nobody
   */
  keys: () => SiteKeys
  /** Returns the site's keys. Rejects with `Failure` if the key is missing or does not match the database. */
  matchingKeys: () => Promise<SiteKeys>
}

/** The words after the command's name that are not options. */
export interface Operands {
  /** The name in help and usage errors. */
  name: string
  meaning: Text
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
  operands?: Operands
  /** A command line without `staff`. */
  example: string
}

/** Commands by their names. */
export type Commands = Readonly<Record<string, Command>>

export interface Command extends Description {
  /** The words after `staff`. */
  name: string
  /** The name of its texts. Commands about items have the same texts for each kind. */
  texts: StaffCommandName
  /** The kind of the items that it is about. */
  kind?: ContentKind
  options: Options
  run(context: Context, input: Input): Promise<void>
}

/** Every option has a text, and every text of an option has its option. */
type OptionsOf<Name extends StaffCommandName> = Readonly<Record<keyof StaffOptionTexts<Name>, Option<unknown>>>

/** Returns a command whose options have the types of their declarations. */
export const command = <Name extends StaffCommandName, const Given extends OptionsOf<Name>>(
  name: Name,
  definition: Description & {
    options: Given & Readonly<Record<Exclude<keyof Given, keyof StaffOptionTexts<Name>>, never>>
    run(context: Context, input: Input<ValuesOf<Given>>): Promise<void>
  },
): Command => ({
  ...definition,
  name,
  texts: name,
  run: (context, { options, operands }) => definition.run(context, { options: options as ValuesOf<Given>, operands }),
})
