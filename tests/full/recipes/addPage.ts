import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import type { Recipe } from './recipe.ts'

/** The party's statute: a page of the party, and a place in its menu. */
export const statute = {
  path: '/statute',
  words: {
    sr: {
      title: 'Статут',
      description:
        'Статут странке у три члана: ко може да се учлани, како се одлучује и ко води благајну. Мења га само скупштина свих чланова.',
      heading: 'Статут странке',
      lead: 'Три члана, колико стане на један лист. Мења их само скупштина.',
      members: { title: 'Чланство', text: 'Члан је свако ко је пунолетан, потпише овај статут и плати чланарину.' },
      decisions: { title: 'Одлуке', text: 'Сваки члан има један глас. Одлука важи кад је подржи више од половине.' },
      money: { title: 'Благајна', text: 'Благајну воде двоје. Рачуне сваког пролећа прегледа неко трећи.' },
    },
    en: {
      title: 'Statute',
      description:
        'The party’s statute in three articles: who may join, how it decides and who keeps the accounts. Only the assembly changes it.',
      heading: 'The party’s statute',
      lead: 'Three articles, as much as fits on one sheet. Only the assembly changes them.',
      members: { title: 'Members', text: 'A member is anyone of age who signs this statute and pays the fee.' },
      decisions: { title: 'Decisions', text: 'Each member has one vote. A decision needs more than half of them.' },
      money: {
        title: 'Accounts',
        text: 'Two people keep the accounts. Every spring a third person looks through them.',
      },
    },
    fr: {
      title: 'Statuts',
      description:
        'Les statuts du parti en trois articles\u202f: qui peut adhérer, comment il décide et qui tient les comptes. L’assemblée seule les change.',
      heading: 'Les statuts du parti',
      lead: 'Trois articles, ce qui tient sur une feuille. L’assemblée seule les change.',
      members: { title: 'Les membres', text: 'Est membre toute personne majeure qui signe ces statuts et cotise.' },
      decisions: { title: 'Les décisions', text: 'Chaque membre a une voix. Il faut plus de la moitié pour décider.' },
      money: {
        title: 'Les comptes',
        text: 'Deux personnes tiennent les comptes. Chaque printemps, une troisième les relit.',
      },
    },
    nl: {
      title: 'Statuten',
      description:
        'De statuten van de partij in drie artikelen: wie lid kan worden, hoe er wordt besloten en wie de kas beheert. De vergadering beslist.',
      heading: 'De statuten van de partij',
      lead: 'Drie artikelen, zoveel als er op één vel past. Alleen de vergadering wijzigt ze.',
      members: {
        title: 'Leden',
        text: 'Lid is iedere volwassene die deze statuten ondertekent en contributie betaalt.',
      },
      decisions: { title: 'Besluiten', text: 'Elk lid heeft één stem. Voor een besluit is meer dan de helft nodig.' },
      money: { title: 'De kas', text: 'Twee mensen beheren de kas. Elk voorjaar kijkt een derde de boeken na.' },
    },
  } satisfies Record<SourceLanguage, object>,
}

export const addPage: Recipe = {
  title: 'Add a page',
  follow({ above, below, create, createWords, instead, generate }) {
    below('shared/routes/kinds.ts', '  transparency: Record<', '  statute: Record<never, never>')
    below(
      'shared/routes/families/extra.ts',
      "route('transparency'",
      `  route('statute', '${statute.path}', 'statute', {}),`,
    )
    create(
      'client/pages/statute/StatutePage.tsx',
      `import { entrance } from '#shared/routes/table.ts'
import { useAddress } from '../../app/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PageSection } from '../../sections/PageSection.tsx'
import { ColourTitle } from '../../sections/pageTitles/ColourTitle.tsx'

const articles = ['members', 'decisions', 'money'] as const

/** What the party has agreed on about itself. */
export default function StatutePage() {
  const { t } = useTranslation(['statute', 'common'])
  const address = useAddress()
  const trail = [{ label: t('common:home'), to: address(entrance) }, { label: t('title') }]
  return (
    <>
      <ColourTitle heading={t('heading')} lead={t('lead')} trail={trail} />
      {articles.map((id) => (
        <PageSection key={id} title={t(\`\${id}.title\`)} head="beside" isTight>
          <p>{t(\`\${id}.text\`)}</p>
        </PageSection>
      ))}
    </>
  )
}
`,
    )
    above(
      'client/app/pageRegistry.ts',
      '\n  transparency: {',
      `  statute: {
    source: 'client/pages/statute/StatutePage.tsx',
    load: () => import('../pages/statute/StatutePage.tsx'),
    words: ['statute'],
    shell: 'site',
  },`,
    )
    below('client/app/head.ts', "'transparency')", "  statute: (translator) => wordsIn(translator, 'statute'),")
    for (const language of sourceLanguages) {
      const words = statute.words[language]
      createWords(`locales/${language}/statute.json`, words)
      below(`locales/${language}/common.json`, '\n  "transparency": ', `  "statute": "${words.title}",`)
    }
    below('client/app/mainLinks.ts', '  transparency: { route', "  statute: { route: 'statute' },")
    const branch = "{ id: 'about', links: ['party', 'people', "
    instead('client/app/mainLinks.ts', branch, `${branch}'statute', `)
    return generate()
  },
}
