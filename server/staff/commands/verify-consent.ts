import { command } from '../command.ts'
import { Failure } from '../failures.ts'
import { counted, number } from '../text.ts'

export const verifyConsentCommand = command({
  purpose: 'checks that nobody has altered the log of consents',
  options: {},
  notes: [
    'Every entry is tied to the one before it. The check finds the first that was changed or is missing; it changes nothing.',
    'Note the last entry’s mark outside the site, on paper for example: while it stays the same nobody has rewritten the whole log up to it.',
  ],
  example: 'verify-consent',

  async run({ terminal, store }) {
    const verdict = await (await store()).verifyConsent()
    if (!verdict.intact) {
      const fault = verdict.fault === 'changed' ? 'was changed' : 'is missing'
      throw new Failure(
        `The consent log is not intact: entry ${number(verdict.entry)} ${fault}. This check changed nothing. Keep a copy of the database as it is now, and compare it with your backups.`,
      )
    }
    await terminal.write(
      `The consent log is intact: ${counted(verdict.entries, 'entry', 'entries')}.\nMark of the last entry: ${verdict.head}\n`,
    )
  },
})
