import { parseArgs } from 'node:util'
import { closestName } from './closestName.ts'
import type { Command, Commands, Input, Options } from './command.ts'
import { UsageError } from './failures.ts'
import { authorName } from './options.ts'
import { or, text } from './text.ts'

/** A parsed command line. Help is about a command, about commands with the same first word (`mail`), or about all. */
export type Call =
  { kind: 'help'; about: string | undefined } | { kind: 'run'; name: string; command: Command; input: Input }

const typedName = (name: string) => `staff ${name}`

/** Returns the commands with this name or this first word. */
export const namesUnder = (commands: Commands, word: string): string[] =>
  Object.keys(commands).filter((name) => name === word || name.startsWith(`${word} `))

/**
 * Reads the command's name from the first words; `mail list` is one name.
 * @throws UsageError
 */
export function readName(words: readonly string[], commands: Commands): { name: string; isComplete: boolean } {
  const [first = '', second] = words
  const both = `${first} ${second}`
  if (second !== undefined && Object.hasOwn(commands, both)) return { name: both, isComplete: true }
  if (Object.hasOwn(commands, first)) return { name: first, isComplete: true }

  const under = namesUnder(commands, first).map((name) => name.slice(first.length + 1))
  if (under.length === 0) {
    const firstWords = [...new Set(Object.keys(commands).map((name) => name.split(' ')[0]!))]
    const similar = closestName(first, firstWords)
    throw new UsageError(
      similar === undefined
        ? text('common.usage.unknownCommand', { command: first })
        : text('common.usage.similarCommand', { command: first, similar: typedName(similar) }),
    )
  }
  if (second === undefined) return { name: first, isComplete: false }
  const similar = closestName(second, under)
  const command = typedName(both)
  throw new UsageError(
    similar === undefined
      ? text('common.usage.unknownSubcommand', { command, possible: or(under) })
      : text('common.usage.similarCommand', { command, similar: typedName(`${first} ${similar}`) }),
  )
}

/**
 * Reads a command line.
 * @throws UsageError
 */
export function readCall(argv: readonly string[], commands: Commands): Call {
  const ended = argv.indexOf('--')
  const isHelp = argv.slice(0, ended < 0 ? undefined : ended).some((word) => word === '--help' || word === '-h')
  const firstOption = argv.findIndex((word) => word.startsWith('-'))
  const words = argv.slice(0, firstOption < 0 ? undefined : firstOption)

  if (words.length === 0) {
    if (isHelp) return { kind: 'help', about: undefined }
    const first = argv[0]
    throw new UsageError(
      first === undefined ? text('common.usage.noCommand') : text('common.usage.commandFirst', { word: first }),
    )
  }
  const { name, isComplete } = readName(words, commands)
  if (isHelp) return { kind: 'help', about: name }
  if (!isComplete) {
    const possible = or(namesUnder(commands, name).map((whole) => text('common.quoted', { text: typedName(whole) })))
    throw new UsageError(text('common.usage.incomplete', { command: typedName(name), possible }))
  }
  const command = commands[name]!
  return { kind: 'run', name, command, input: readInput(argv.slice(name.split(' ').length), typedName(name), command) }
}

/** Every command takes a name, so that one way to call them in a container does for all; most record none. */
const common: Options = { as: authorName }

function readInput(args: readonly string[], command: string, { options: own, operands: wanted }: Command): Input {
  const options = { ...common, ...own }
  const { tokens } = parseArgs({
    args: [...args],
    // Errors of parseArgs are for programmers: it only splits the line.
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(options).map(([option, { placeholder }]) => [
        option,
        { type: placeholder === undefined ? 'boolean' : 'string' },
      ]),
    ),
  })

  const values = Object.fromEntries(Object.entries(options).map(([option, { fallback }]) => [option, fallback]))
  const seen = new Set<string>()
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const found = findOption(token.name, token.rawName, command, options, own)
    const { placeholder } = found
    const option = `--${token.name}`
    const isRepeated = seen.has(token.name)
    if (isRepeated && !found.join) throw new UsageError(text('common.usage.repeatedOption', { option }))
    if (placeholder === undefined) {
      seen.add(token.name)
      if (token.inlineValue) throw new UsageError(text('common.usage.surplusValue', { option }))
      values[token.name] = true
      continue
    }
    const isMissing = token.value === undefined || (!token.inlineValue && /^-./.test(token.value))
    if (isMissing) throw new UsageError(text('common.usage.missingValue', { option, placeholder }))
    const value = found.read(token.value, option)
    values[token.name] = isRepeated && found.join ? found.join(values[token.name], value) : value
    seen.add(token.name)
  }

  const { least, most, name: operand } = wanted ?? { least: 0, most: 0, name: '' }
  if (operands.length < least) throw new UsageError(text('common.usage.missingOperand', { command, operand }))
  if (operands.length > most) {
    const word = operands[most]!
    throw new UsageError(
      most === 0
        ? text('common.usage.noOperands', { command, word })
        : text('common.usage.surplusOperand', { command, operand, word }),
    )
  }
  return { options: values, operands }
}

/** @throws UsageError */
function findOption(name: string, typed: string, command: string, options: Options, own: Options) {
  if (Object.hasOwn(options, name)) return options[name]!
  const similar = closestName(name, [...Object.keys(own), 'help'])
  throw new UsageError(
    similar === undefined
      ? text('common.usage.unknownOption', { command, option: typed })
      : text('common.usage.similarOption', { command, option: typed, similar: `--${similar}` }),
  )
}
