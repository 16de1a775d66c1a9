import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import type { Recipe } from './recipe.ts'

const name = 'bakery'

/** The front page of an invented bakery. */
export const bakery = {
  name,
  path: `/home-${name}`,
  words: {
    sr: {
      title: 'Почетна за пекару',
      description:
        'Узорак насловне странице за пекару: шта је јутрос у пећи, кад који хлеб излази из ње и колико дуго траје док све не оде.',
      heading: 'Хлеб пре свитања',
      lead: 'Пећ је топла од три. Ко дође први, носи прву туру.',
      batches: { title: 'Из пећи излази', sample: 'Пример времена', rye: 'Раж са семенкама', white: 'Бела погача' },
    },
    en: {
      title: 'Bakery home',
      description:
        'A sample home page for a bakery: what is in the oven this morning, when each loaf comes out of it, and how long it lasts.',
      heading: 'Bread before dawn',
      lead: 'The oven has been warm since three. Whoever comes first takes the first batch.',
      batches: { title: 'Out of the oven', sample: 'Sample times', rye: 'Rye with seeds', white: 'White flatbread' },
    },
    fr: {
      title: 'Accueil de boulangerie',
      description:
        'Un exemple de page d’accueil pour une boulangerie\u202f: ce qui est au four ce matin, quand chaque pain en sort, combien il en reste.',
      heading: 'Du pain avant l’aube',
      lead: 'Le four est chaud depuis trois heures. Qui vient tôt emporte la première fournée.',
      batches: {
        title: 'À la sortie du four',
        sample: 'Heures d’exemple',
        rye: 'Seigle aux graines',
        white: 'Galette blanche',
      },
    },
    nl: {
      title: 'Homepage bakkerij',
      description:
        'Een voorbeeld van een homepage voor een bakkerij: wat er vanmorgen in de oven staat, wanneer elk brood eruit komt en hoelang het er is.',
      heading: 'Brood voor zonsopgang',
      lead: 'De oven is al sinds drie uur warm. Wie het eerst komt, krijgt het eerste baksel.',
      batches: { title: 'Uit de oven', sample: 'Voorbeeldtijden', rye: 'Rogge met zaden', white: 'Wit platbrood' },
    },
  } satisfies Record<SourceLanguage, object>,
}

export const addHome: Recipe = {
  title: 'Add a home',
  name,
  follow({ create, createWords, generate }) {
    create(
      `client/pages/homes/${name}/page.ts`,
      `import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default { mood: 'editorial', header: 'white-header', footer: 'marks' } as const satisfies HomeRow

/** Words of other pages that this page shows. */
export const words: readonly WordFile[] = []
`,
    )
    create(
      `client/pages/homes/${name}/Page.tsx`,
      `import pictures from 'virtual:pictures/home-${name}'
import { SampleMark } from '../../../sections/SampleMark.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { bakeryBatches } from './facts.ts'

/** A bakery: a heading, a table with what is baked, and when it comes out of the oven. */
export default homePage('${name}', ({ heading, lead, batches }) => (
  <>
    <h1>{heading}</h1>
    <p>{lead}</p>
    <Picture of={pictures.table} alt="" isFirst />
    <HomeSection title={batches.title} ground="night">
      <ul>
        <li>
          {batches.rye} {bakeryBatches.rye}
        </li>
        <li>
          {batches.white} {bakeryBatches.white}
        </li>
      </ul>
      <SampleMark label={batches.sample} />
    </HomeSection>
  </>
))
`,
    )
    create(
      `client/pages/homes/${name}/facts.ts`,
      `/** When an invented bakery could take its bread out of the oven, \`H:MM\`; samples, shown as such. */
export const bakeryBatches = { rye: '5:30', white: '6:15' } as const
`,
    )
    for (const language of sourceLanguages) createWords(`locales/${language}/home/${name}.json`, bakery.words[language])
    create(
      `client/pages/homes/${name}/colours.css`,
      `[data-accent='${name}'] {
  --accent: #0b4f8a;
  --on-accent: #ffffff;
  --accent-strong: #0d4170;
  --on-accent-strong: #ffffff;
  --accent-text-l: #0b4f8a;
  --accent-text-d: #5f8cb3;
  --accent-soft-l: #e2eaf1;
  --accent-soft-d: #0e1d2f;
}

:root[data-accent='${name}'] {
  --color-night: #10202f;
  --color-on-night: #ffffff;
  --color-on-night-muted: #d3dbe2;
  --color-second: #f2c879;
  --color-on-second: #10202f;
  --color-third: #9fd0b5;
  --color-on-third: #10202f;
}
`,
    )
    create(
      `client/pages/homes/${name}/pictures.ts`,
      `import { inTheme } from '../../../art/inTheme.ts'

export default inTheme('restaurant', {
  table: { kind: 'food', variant: 'table', seed: 'bakery-1', ratio: [960, 480] },
})
`,
    )
    return generate()
  },
}
