import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import type { Recipe } from './recipe.ts'

const kind = 'farewell'

/** A mail that says that the newsletter comes no more, to whoever has unsubscribed. */
export const farewell = {
  kind,
  words: {
    sr: {
      subject: 'Билтен вам више не стиже',
      preheader: 'Одјавили сте се. После ове поруке више не шаљемо ништа.',
      heading: 'Билтен вам више не стиже',
      reason: 'на сајту {{siteHost}} одјављен је билтен који шаље {{partyName}}.',
      toldOf: 'каже да билтен више не стиже',
    },
    en: {
      subject: 'The newsletter no longer comes to you',
      preheader: 'You have unsubscribed. After this message we send nothing more.',
      heading: 'The newsletter no longer comes to you',
      reason: 'at {{siteHost}} the newsletter sent by {{partyName}} was cancelled for this address.',
      toldOf: 'says that the newsletter no longer comes',
    },
    fr: {
      subject: 'La lettre ne vous est plus envoyée',
      preheader: 'Vous vous êtes désabonné. Après ce message, nous n’envoyons plus rien.',
      heading: 'La lettre ne vous est plus envoyée',
      reason: 'sur {{siteHost}}, la lettre qu’envoie {{partyName}} a été résiliée pour cette adresse.',
      toldOf: 'dit que la lettre n’est plus envoyée',
    },
    nl: {
      subject: 'U krijgt de nieuwsbrief niet meer',
      preheader: 'U hebt zich afgemeld. Na dit bericht sturen wij niets meer.',
      heading: 'U krijgt de nieuwsbrief niet meer',
      reason: 'op {{siteHost}} is de nieuwsbrief die {{partyName}} stuurt, voor dit adres opgezegd.',
      toldOf: 'zegt dat de nieuwsbrief niet meer komt',
    },
  } satisfies Record<SourceLanguage, Readonly<Record<string, string>>>,
}

export const addMail: Recipe = {
  title: 'Add a mail',
  name: kind,
  // Who queues it is no matter of docs/RECIPES.md.
  othersName: [/^db\/useCases\/subscriptions\.ts$/],
  async follow({ above, below, create, run }) {
    create(
      `server/mail/mails/${kind}.ts`,
      `import type { Language } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'
import { heading, letter, sheetOf, visitorFooter } from '../layout.ts'
import type { Mail } from '../mail.ts'
import { opening } from '../visitorLetter.ts'

interface Payload {
  to: string
  language: Language
}

/** Says that the newsletter comes no more. */
export const ${kind}Mail = {
  staffText: 'says that the newsletter comes no more',
  compose({ language }, { settings: { publicUrl } }) {
    const words = wordsOf(language).mails.${kind}
    return {
      language,
      letter: letter({
        language,
        subject: words.subject,
        preheader: words.preheader,
        sections: [
          sheetOf([heading(words.heading), opening({ language, publicUrl }, words.reason)], { top: 40, bottom: 36 }),
        ],
        footer: visitorFooter(language, publicUrl),
      }),
    }
  },
} satisfies Mail<Payload>
`,
    )
    for (const language of sourceLanguages) {
      const { toldOf, ...words } = farewell.words[language]
      above(`locales/${language}/server/mails.json`, '\n  "contact": {', `  "${kind}": ${JSON.stringify(words)},`)
      below(`locales/${language}/myData.json`, '\n    "kind": {', `      "${kind}": ${JSON.stringify(toldOf)},`)
    }
    await run(['scripts/generate.ts'])
    below(
      'db/useCases/subscriptions.ts',
      '  yield* tables.outbox.removeUnsentWelcome(id)',
      `  const { email: to, language } = subscriber
  yield* tables.outbox.queue({ kind: '${kind}', to, language }, { subscriberId: id }, at)`,
    )
  },
}
