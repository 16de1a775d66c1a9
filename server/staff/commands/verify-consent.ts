import { command } from '../command.ts'
import { Failure } from '../failures.ts'
import { text } from '../text.ts'

export const verifyConsentCommand = command('verify-consent', {
  options: {},
  example: 'verify-consent',

  async run({ terminal, store }) {
    const verdict = await (await store()).verifyConsent()
    if (!verdict.intact) {
      const fault = text(`common.consentLog.${verdict.fault}`, { entry: verdict.entry })
      throw new Failure(text('verify-consent.altered', { fault }))
    }
    await terminal.print(
      text('verify-consent.intact', { count: verdict.entries }),
      text('verify-consent.hash', { hash: verdict.head ?? '' }),
    )
  },
})
