import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import type { Clone } from './clone.ts'

/** What the page is called, and says. */
export const page = {
  path: '/statute',
  words: {
    sr: {
      title: 'Статут',
      description:
        'Статут странке у целини: ко чини странку, како се одлучује, ко води благајну и како се све то мења на скупштини.',
      heading: 'Статут странке',
      lead: 'Ко чини странку, како се одлучује и ко води благајну.',
    },
    en: {
      title: 'Statute',
      description:
        'The whole statute of the party: who belongs to it, how it decides, who keeps the accounts and how all of that is changed.',
      heading: 'The party’s statute',
      lead: 'Who belongs to the party, how it decides and who keeps the accounts.',
    },
    fr: {
      title: 'Statuts',
      description:
        'Les statuts du parti en entier : qui en fait partie, comment il décide, qui tient les comptes et comment tout cela se modifie.',
      heading: 'Les statuts du parti',
      lead: 'Qui fait partie du parti, comment il décide et qui tient les comptes.',
    },
    nl: {
      title: 'Statuten',
      description:
        'De volledige statuten van de partij: wie erbij hoort, hoe er wordt besloten, wie de kas beheert en hoe dat wordt gewijzigd.',
      heading: 'De statuten van de partij',
      lead: 'Wie bij de partij hoort, hoe er wordt besloten en wie de kas beheert.',
    },
  } satisfies Record<SourceLanguage, Record<'title' | 'description' | 'heading' | 'lead', string>>,
}

/** README, “Add a page”. */
export function addPage(clone: Clone): void {
  clone.insertAfter('shared/routes/kinds.ts', '  transparency: Record<never, never>', '  statute: Record<never, never>')
  clone.insertAfter(
    'shared/routes/families/extra.ts',
    "route('transparency', ",
    `  route('statute', '${page.path}', 'statute', {}),`,
  )
  clone.create(
    'client/pages/statute/StatutePage.tsx',
    `import { useTranslation } from 'react-i18next'

/** What the party has agreed on about itself. */
export default function StatutePage() {
  const { t } = useTranslation('statute')
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
    </>
  )
}
`,
  )
  clone.replace(
    'client/app/pageRegistry.ts',
    "  transparency: {\n    source: 'client/pages/transparency",
    `  statute: {
    source: 'client/pages/statute/StatutePage.tsx',
    load: () => import('../pages/statute/StatutePage.tsx'),
    words: ['statute'],
    shell: 'site',
  },
  transparency: {
    source: 'client/pages/transparency`,
  )
  clone.insertAfter(
    'client/app/head.ts',
    "wordsIn(translator, 'transparency')",
    "  statute: (translator) => wordsIn(translator, 'statute'),",
  )
  clone.insertAfter(
    'locales/catalog.ts',
    "import type transparency from './sr/transparency.json'",
    "import type statute from './sr/statute.json'",
  )
  clone.insertAfter(
    'locales/catalog.ts',
    '  transparency: Shape<typeof transparency>',
    '  statute: Shape<typeof statute>',
  )
  for (const language of sourceLanguages) {
    clone.create(`locales/${language}/statute.json`, `${JSON.stringify(page.words[language], null, 2)}\n`)
    clone.insertAfter(
      `locales/${language}/index.ts`,
      "import transparency from './transparency.json'",
      "import statute from './statute.json' with { type: 'json' }",
    )
    clone.insertAfter(`locales/${language}/index.ts`, '  transparency,', '  statute,')
  }
}
