import { command } from '../command.ts'
import { helpText } from '../help.ts'
import { readName } from '../parse.ts'

export const helpCommand = command({
  purpose: 'lists the commands, or says everything about one',
  operands: { name: '[COMMAND]', says: 'the command to say everything about', least: 0, most: 2 },
  options: {},
  example: 'help export',
  async run({ terminal, commands }, { operands }) {
    const about = operands.length === 0 ? undefined : readName(operands, commands).name
    await terminal.write(helpText(commands, about))
  },
})
