import { release } from '../../release.ts'
import { command } from '../command.ts'
import { text } from '../text.ts'

export const versionCommand = command('version', {
  options: {},
  example: 'version',

  async run({ terminal }) {
    await terminal.print(text('version.line', release))
  },
})
