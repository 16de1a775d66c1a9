import type { Command, Commands } from './command.ts'
import { namesUnder } from './parse.ts'
import { columns, wrapped } from './text.ts'

const exitCodes = 'It ends with 0 when done, 1 when it failed, 2 when it was called in a wrong way.'

const paragraphs = (texts: readonly string[]) => texts.map((text) => `${wrapped(text, 0)}\n`).join('\n')

function usageOf(name: string, { operands, options }: Command): string {
  const hasOptions = Object.keys(options).length > 0
  return ['staff', name, operands?.name, hasOptions && '[options]'].filter(Boolean).join(' ')
}

/** Everything about one command. */
export function helpAbout(name: string, command: Command): string {
  const { purpose, operands, options, notes = [], example } = command
  const described = [
    ...(operands ? [{ typed: operands.name, says: [operands.says] }] : []),
    ...Object.entries(options).map(([option, { placeholder, says, fallbackSays }]) => ({
      typed: `--${option}${placeholder === undefined ? '' : ` ${placeholder}`}`,
      says: [says, `Without it: ${fallbackSays}.`],
    })),
    { typed: '--help', says: ['shows this text'] },
  ]
  return [
    `${purpose[0]!.toUpperCase()}${purpose.slice(1)}.\n`,
    `Usage:\n  ${usageOf(name, command)}\n`,
    `Options:\n${described
      .map(({ typed, says }) => `  ${typed}\n${says.map((text) => `      ${wrapped(text, 6)}\n`).join('')}`)
      .join('')}`,
    ...(notes.length > 0 ? [paragraphs(notes)] : []),
    `Example:\n  staff ${example}\n`,
    `${exitCodes}\n`,
  ].join('\n')
}

/** The list of all commands. */
export function overview(commands: Commands): string {
  return [
    'The staff’s commands for the newsletter’s subscribers, the visitors’ messages and the mail.\n',
    'Usage:\n  staff COMMAND [options]\n  npm run -s staff -- COMMAND [options]   without a container\n',
    `Commands:\n${columns(Object.entries(commands).map(([name, { purpose }]) => [name, purpose]))}`,
    '“staff COMMAND --help” says everything about one command.\n',
    `${exitCodes}\n`,
  ].join('\n')
}

/** Help about a command, about those that begin alike, or about all. */
export function helpText(commands: Commands, about: string | undefined): string {
  if (about === undefined) return overview(commands)
  return namesUnder(commands, about)
    .map((name) => helpAbout(name, commands[name]!))
    .join('\n\n')
}
