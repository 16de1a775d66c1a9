import { textLanguages } from '#shared/publishing/documents.ts'
import { command } from '../../command.ts'
import { text } from '../../text.ts'
import { visible } from '../../visible.ts'

export const mediaListCommand = command('media list', {
  options: {},
  example: 'media list',

  async run({ terminal, formatter, store }) {
    let count = 0
    for await (const { name, kind, width, height, alt, addedAt } of (await store()).listMedia()) {
      const languages = textLanguages.filter((language) => alt[language] !== undefined)
      const size = kind === 'picture' ? `${width} × ${height}` : 'PDF'
      const shown = visible(alt[languages[0] ?? 'en'] ?? '')
      await terminal.write(
        `${[name, size, formatter.dateTime(addedAt), languages.join(', '), shown].filter(Boolean).join('  ')}\n`,
      )
      count += 1
    }
    await terminal.flush()
    terminal.notify(text('media.listed', { count }))
  },
})
