import { command } from '../command.ts'
import { helpText } from '../help.ts'
import { readName } from '../parse.ts'
import { text } from '../text.ts'

export const helpCommand = command('help', {
  operands: { name: '[COMMAND]', meaning: text('help.operand'), least: 0, most: 2 },
  options: {},
  example: 'help export',
  async run({ terminal, commands, formatter }, { operands }) {
    const about = operands.length === 0 ? undefined : readName(operands, commands).name
    await terminal.write(helpText(commands, about, formatter))
  },
})
