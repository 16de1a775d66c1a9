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

const migrations = 'db/migrations'

export const addMail: Recipe = {
  title: 'Add a mail',
  // Who queues it is no matter of docs/RECIPES.md.
  othersName: [/^db\/useCases\/subscriptions\.ts$/],
  async follow({ above, below, instead, list, read, run, untrue }) {
    const kinds = "export const mailKinds = ['confirm', 'welcome', 'contact', 'access'"
    instead('shared/records.ts', kinds, `${kinds}, '${kind}'`)
    below('db/store.ts', '  access: { to: string;', `  ${kind}: { to: string; language: Language }`)
    const before = new Set(list(migrations))
    // What `npm run db:generate` runs.
    for (const config of ['drizzle.config.ts', 'drizzle.postgres.config.ts'])
      await run(['node_modules/drizzle-kit/bin.cjs', 'generate', `--config=${config}`])
    const made = list(migrations).filter((file) => !before.has(file))
    if (made.length !== 1) throw untrue(`the generator has written ${made.length} migrations.`)
    const sql = `${migrations}/${made[0]}`
    above(
      sql,
      'DROP TABLE `outbox`;',
      `DELETE FROM sqlite_sequence WHERE name = '__new_outbox';--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) SELECT '__new_outbox', seq FROM sqlite_sequence WHERE name = 'outbox';--> statement-breakpoint`,
    )
    const expression = /`(case when .*? end)`/.exec(read(sql))
    if (!expression) throw untrue('the generator writes the expression of outbox_age without backquotes.')
    instead(sql, expression[0], expression[1]!)
    for (const language of sourceLanguages) {
      const { toldOf, ...words } = farewell.words[language]
      above(`locales/${language}/server/mails.json`, '\n  "contact": {', `  "${kind}": ${JSON.stringify(words)},`)
      below(`locales/${language}/myData.json`, '\n    "kind": {', `      "${kind}": ${JSON.stringify(toldOf)},`)
    }
    above(
      'server/mail/templates.ts',
      '/** One line without control characters',
      `/** Says that the newsletter comes no more. */
export function farewellMail(mail: VisitorMail): Letter {
  const words = wordsOf(mail.language).mails.${kind}
  return letter({
    language: mail.language,
    subject: words.subject,
    preheader: words.preheader,
    sections: [sheetOf([heading(words.heading), opening(mail, words.reason)], { top: 40, bottom: 36 })],
    footer: visitorFooter(mail.language, mail.publicUrl),
  })
}
`,
    )
    instead('server/mail/compose.ts', 'contactMail, oneLine,', 'contactMail, farewellMail, oneLine,')
    above(
      'server/mail/compose.ts',
      "      case 'contact': {",
      `      case '${kind}': {
        const { to, language } = payload
        return envelop(due, language, to, farewellMail({ language, publicUrl }))
      }`,
    )
    below('server/staff/stoppedMail.ts', '  access: ', `  ${kind}: 'says that the newsletter comes no more',`)
    below(
      'db/useCases/subscriptions.ts',
      '  yield* tables.outbox.removeUnsentWelcome(id)',
      `  const { email: to, language } = subscriber
  yield* tables.outbox.queue({ kind: '${kind}', to, language }, { subscriberId: id }, at)`,
    )
  },
}
