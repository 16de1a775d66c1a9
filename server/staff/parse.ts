import { parseArgs } from 'node:util'
import type { Command, Commands, Input, Options } from './command.ts'
import { WrongUse } from './failures.ts'
import { nearest } from './nearest.ts'
import { counted, orList, visible } from './text.ts'

/** What was asked for. Help is about a command, about those whose names begin alike (`mail`), or about all. */
export type Call =
  { kind: 'help'; about: string | undefined } | { kind: 'run'; name: string; command: Command; input: Input }

/** The names that are this word, or begin with it as their first word. */
export const namesUnder = (commands: Commands, word: string): string[] =>
  Object.keys(commands).filter((name) => name === word || name.startsWith(`${word} `))

/**
 * The name at the head of the words; `mail list` is one.
 * @throws WrongUse
 */
export function readName(words: readonly string[], commands: Commands): { name: string; isWhole: boolean } {
  const [first = '', second] = words
  const both = `${first} ${second}`
  if (second !== undefined && Object.hasOwn(commands, both)) return { name: both, isWhole: true }
  if (Object.hasOwn(commands, first)) return { name: first, isWhole: true }

  const under = namesUnder(commands, first).map((name) => name.slice(first.length + 1))
  if (under.length === 0) {
    const firsts = [...new Set(Object.keys(commands).map((name) => name.split(' ')[0]!))]
    const meant = nearest(first, firsts)
    const hint = meant === undefined ? '“staff help” lists them all.' : `did you mean “staff ${meant}”?`
    throw new WrongUse(`There is no command “${visible(first)}”: ${hint}`)
  }
  if (second === undefined) return { name: first, isWhole: false }
  const meant = nearest(second, under)
  const hint = meant === undefined ? `it is ${orList(under)}.` : `did you mean “staff ${first} ${meant}”?`
  throw new WrongUse(`There is no command “staff ${first} ${visible(second)}”: ${hint}`)
}

/**
 * Reads a command line.
 * @throws WrongUse
 */
export function readCall(argv: readonly string[], commands: Commands): Call {
  const ended = argv.indexOf('--')
  const asksForHelp = argv.slice(0, ended < 0 ? undefined : ended).some((word) => word === '--help' || word === '-h')
  const firstOption = argv.findIndex((word) => word.startsWith('-'))
  const words = argv.slice(0, firstOption < 0 ? undefined : firstOption)

  if (words.length === 0) {
    if (asksForHelp) return { kind: 'help', about: undefined }
    const first = argv[0]
    if (first === undefined) throw new WrongUse('Which command? “staff help” lists them all.')
    throw new WrongUse(`The command comes before “${visible(first)}”: “staff help” lists them all.`)
  }
  const { name, isWhole } = readName(words, commands)
  if (asksForHelp) return { kind: 'help', about: name }
  if (!isWhole) {
    const under = namesUnder(commands, name).map((whole) => `“staff ${whole}”`)
    throw new WrongUse(`“staff ${name}” is not complete: write ${orList(under)}.`)
  }
  const command = commands[name]!
  return { kind: 'run', name, command, input: readInput(argv.slice(name.split(' ').length), name, command) }
}

function readInput(args: readonly string[], name: string, { options, operands: wanted }: Command): Input {
  const { tokens } = parseArgs({
    args: [...args],
    // Its own complaints speak to programmers: it only takes the line to pieces.
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
    const option = findOption(token.name, token.rawName, name, options)
    if (seen.has(token.name)) throw new WrongUse(`--${token.name} stands there twice: write it once.`)
    seen.add(token.name)
    if (option.placeholder === undefined) {
      if (token.inlineValue) throw new WrongUse(`--${token.name} takes no value: write it alone.`)
      values[token.name] = true
      continue
    }
    const isForgotten = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))
    if (isForgotten) throw new WrongUse(`--${token.name} needs a value: --${token.name} ${option.placeholder}.`)
    values[token.name] = option.read(token.value, `--${token.name}`)
  }

  const { least, most, name: called } = wanted ?? { least: 0, most: 0, name: '' }
  if (operands.length < least) throw new WrongUse(`“staff ${name}” needs ${called}: “staff ${name} --help” says more.`)
  if (operands.length > most) {
    const allowed = most === 0 ? 'only options' : counted(most, `word (${called})`)
    throw new WrongUse(`“staff ${name}” takes ${allowed}: “${visible(operands[most]!)}” is too much.`)
  }
  return { options: values, operands }
}

function findOption(option: string, typed: string, name: string, options: Options) {
  if (Object.hasOwn(options, option)) return options[option]!
  const meant = nearest(option, [...Object.keys(options), 'help'])
  const hint = meant === undefined ? `“staff ${name} --help” lists them.` : `did you mean “--${meant}”?`
  throw new WrongUse(`“staff ${name}” has no option “${visible(typed)}”: ${hint}`)
}
