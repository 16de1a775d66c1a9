import type { Command, Commands } from './command.ts'
import type { Formatter } from './formatter.ts'
import { columns, wrapped } from './layout.ts'
import { namesUnder } from './parse.ts'
import { or, text } from './text.ts'

const capitalised = (sentence: string) => sentence[0]!.toUpperCase() + sentence.slice(1)

const paragraphs = (texts: readonly string[]) => texts.map((line) => `${wrapped(line, 0)}\n`).join('\n')

function usageOf({ name, operands, options }: Command): string {
  const hasOptions = Object.keys(options).length > 0
  return ['staff', name, operands?.name, hasOptions && '[options]'].filter(Boolean).join(' ')
}

/** Returns the help about one command. */
function commandHelp(command: Command, formatter: Formatter): string {
  const { operands, options, example } = command
  const { purpose, notes = [], options: optionTexts = {} } = formatter.commandWords(command.texts)
  const entries = [
    ...(operands ? [{ typed: operands.name, lines: [formatter.text(operands.meaning)] }] : []),
    ...Object.entries(options).map(([option, { placeholder, format, shownDefault }]) => {
      const { meaning, default: fallback = '' } = optionTexts[option]!
      return {
        typed: `--${option}${placeholder === undefined ? '' : ` ${placeholder}`}`,
        lines: [
          meaning,
          ...(format ? [formatter.text(format)] : []),
          formatter.text(text('common.help.default', { value: shownDefault ?? fallback })),
        ],
      }
    }),
    { typed: '--help', lines: [formatter.text(text('common.help.help'))] },
  ]
  const shown = entries.map(
    ({ typed, lines }) => `  ${typed}\n${lines.map((line) => `      ${wrapped(line, 6)}\n`).join('')}`,
  )
  return [
    `${wrapped(`${capitalised(purpose)}.`, 0)}\n`,
    `${formatter.text(text('common.help.usage'))}\n  ${usageOf(command)}\n`,
    `${formatter.text(text('common.help.options'))}\n${shown.join('')}`,
    ...(notes.length > 0 ? [paragraphs(notes)] : []),
    `${formatter.text(text('common.help.example'))}\n  staff ${example}\n`,
    `${formatter.text(text('common.help.exitCodes'))}\n`,
  ].join('\n')
}

/** Returns the list of all commands. */
function overview(commands: Commands, formatter: Formatter): string {
  const withoutContainer = formatter.text(text('common.help.withoutContainer'))
  const all = Object.values(commands)
  const list = columns(
    all.flatMap(({ name, texts, kind }): [string, string][] => {
      if (!kind) return [[name, formatter.commandWords(texts).purpose]]
      // One line for all commands about a kind: they have the same verbs.
      const [first] = name.split(' ')
      const isFirst = all.find((one) => one.kind === kind)?.name === name
      return isFirst ? [[`${first} VERB`, formatter.text(text(`publishing.kinds.${kind}`))]] : []
    }),
  )
  const verbs = [...new Set(all.flatMap(({ name, kind }) => (kind ? [name.split(' ')[1]!] : [])))]
  return [
    `${wrapped(formatter.text(text('common.help.intro')), 0)}\n`,
    `${formatter.text(text('common.help.usage'))}\n  staff COMMAND [options]\n  npm run -s staff -- COMMAND [options]   ${withoutContainer}\n`,
    `${formatter.text(text('common.help.commands'))}\n${list}`,
    `${wrapped(formatter.text(text('common.help.verbs', { verbs: or(verbs) })), 0)}\n`,
    `${wrapped(formatter.text(text('common.help.details')), 0)}\n`,
    `${formatter.text(text('common.help.exitCodes'))}\n`,
  ].join('\n')
}

/** Returns the help about a command, about commands with the same first word, or about all. */
export function helpText(commands: Commands, about: string | undefined, formatter: Formatter): string {
  if (about === undefined) return overview(commands, formatter)
  return namesUnder(commands, about)
    .map((name) => commandHelp(commands[name]!, formatter))
    .join('\n\n')
}
