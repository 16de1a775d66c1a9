import { command, type Command } from '../command.ts'
import { helpText } from '../help.ts'
import { readName, type Commands } from '../parse.ts'

/** @param commands as a function, since the table holds this command too */
export const helpCommand = (commands: () => Commands): Command =>
  command({
    purpose: 'lists the commands, or says everything about one',
    operands: { name: '[COMMAND]', says: 'the command to say everything about', least: 0, most: 2 },
    options: {},
    example: 'help export',
    async run({ terminal }, { operands }) {
      const about = operands.length === 0 ? undefined : readName(operands, commands()).name
      await terminal.write(helpText(commands(), about))
    },
  })
