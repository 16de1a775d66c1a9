import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import type { Clone } from './clone.ts'

/** A mail that says goodbye to whoever has unsubscribed. */
export const mail = {
  kind: 'farewell',
  words: {
    sr: {
      subject: 'Билтен вам више не стиже',
      preheader: 'Одјавили сте се. Ово је последња порука билтена.',
      heading: 'Билтен вам више не стиже',
      reason: 'на сајту {{siteHost}} одјавили сте билтен који шаље {{partyName}}.',
      told: 'каже да билтен више не стиже',
    },
    en: {
      subject: 'The newsletter no longer comes to you',
      preheader: 'You have unsubscribed. This is the newsletter’s last email.',
      heading: 'The newsletter no longer comes to you',
      reason: 'at {{siteHost}} you unsubscribed from the newsletter sent by {{partyName}}.',
      told: 'says that the newsletter has ended',
    },
    fr: {
      subject: 'Vous ne recevez plus la lettre d’information',
      preheader: 'Vous vous êtes désabonné. C’est le dernier message.',
      heading: 'Vous ne recevez plus la lettre d’information',
      reason: 'sur {{siteHost}}, vous avez mis fin à la lettre d’information qu’envoie {{partyName}}.',
      told: 'dit que la lettre d’information a pris fin',
    },
    nl: {
      subject: 'U krijgt de nieuwsbrief niet meer',
      preheader: 'U hebt zich afgemeld. Dit is het laatste bericht.',
      heading: 'U krijgt de nieuwsbrief niet meer',
      reason: 'op {{siteHost}} hebt u zich afgemeld voor de nieuwsbrief van {{partyName}}.',
      told: 'zegt dat de nieuwsbrief is gestopt',
    },
  } satisfies Record<SourceLanguage, Record<'subject' | 'preheader' | 'heading' | 'reason' | 'told', string>>,
}

/** README, “Add a mail”. */
export function addMail(clone: Clone): void {
  const { kind } = mail
  clone.replace('shared/records.ts', "'contact', 'access'] as const", `'contact', 'access', '${kind}'] as const`)
  clone.insertAfter(
    'db/store.ts',
    '  access: { to: string; language: Language; secret: string }',
    `  ${kind}: { to: string; language: Language }`,
  )
  clone.run(['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', kind])
  for (const language of sourceLanguages) {
    const { told, ...words } = mail.words[language]
    clone.replace(
      `locales/${language}/server/mails.json`,
      '  "welcome": {',
      `  "${kind}": ${JSON.stringify(words)},\n  "welcome": {`,
    )
    clone.insertAfter(`locales/${language}/myData.json`, '    "kind": {', `      "${kind}": ${JSON.stringify(told)},`)
  }
  clone.replace(
    'server/mail/templates.ts',
    '/** Leads to what is kept about the address',
    `/** Says that the newsletter comes no more. */
export function farewellMail(mail: VisitorMail): Letter {
  const { ${kind}: words } = wordsOf(mail.language).mails
  return letter({
    language: mail.language,
    subject: words.subject,
    preheader: words.preheader,
    sections: [sheetOf([heading(words.heading), opening(mail, words.reason)], { top: 40, bottom: 36 })],
    footer: visitorFooter(mail.language, mail.publicUrl),
  })
}

/** Leads to what is kept about the address`,
  )
  clone.replace('server/mail/compose.ts', 'contactMail, oneLine', 'contactMail, farewellMail, oneLine')
  clone.replace(
    'server/mail/compose.ts',
    "      case 'contact': {",
    `      case '${kind}': {
        const { to, language } = payload
        return envelop(due, language, to, farewellMail({ language, publicUrl }))
      }
      case 'contact': {`,
  )
  clone.insertAfter('server/staff/stoppedMail.ts', '  access: ', `  ${kind}: 'says goodbye to a subscriber',`)
  // In the commit that it is about.
  clone.insertAfter(
    'db/sqlite/subscriptions.ts',
    '  tables.outbox.removeUnsentWelcome(id)',
    `  tables.outbox.queue({ kind: '${kind}', to: subscriber.email, language: subscriber.language }, { subscriberId: id }, at)`,
  )
}
