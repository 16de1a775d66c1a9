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
  follow({ above, below, create, createWords }) {
    below(
      'shared/routes/homes.ts',
      "  'blog-metro': {",
      `  ${name}: { mood: 'editorial', header: 'white-header', footer: 'marks' },`,
    )
    create(
      `client/pages/homes/${name}/${name}.tsx`,
      `import pictures from 'virtual:pictures/home-${name}'
import { bakeryBatches } from '#shared/content/homes/${name}.ts'
import { SampleMark } from '../../../sections/SampleMark.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'

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
    below(
      'client/pages/homes/homeModules.ts',
      "  'blog-metro': {",
      `  ${name}: { load: () => import('./${name}/${name}.tsx') },`,
    )
    create(
      `shared/content/homes/${name}.ts`,
      `/** When an invented bakery could take its bread out of the oven, \`H:MM\`; samples, shown as such. */
export const bakeryBatches = { rye: '5:30', white: '6:15' } as const
`,
    )
    for (const language of sourceLanguages) createWords(`locales/${language}/home/${name}.json`, bakery.words[language])
    below(
      'locales/families/homes.ts',
      "'home/blog-metro'",
      `export { default as 'home/${name}' } from '../sr/home/${name}.json' with { type: 'json' }`,
    )
    above(
      'client/styles/accents.homes.css',
      "[data-accent='digital-agency']",
      `[data-accent='${name}'] {
  --accent: #0b4f8a;
  --on-accent: #ffffff;
  --accent-strong: #0d4170;
  --on-accent-strong: #ffffff;
  --accent-text-l: #0b4f8a;
  --accent-text-d: #5f8cb3;
  --accent-soft-l: #e2eaf1;
  --accent-soft-d: #0e1d2f;
}`,
    )
    above(
      'client/styles/worlds.css',
      ":root[data-accent='startup'] {",
      `:root[data-accent='${name}'] {
  --color-night: #10202f;
  --color-on-night: #ffffff;
  --color-on-night-muted: #d3dbe2;
  --color-second: #f2c879;
  --color-on-second: #10202f;
  --color-third: #9fd0b5;
  --color-on-third: #10202f;
}`,
    )
    create(
      `client/pages/homes/${name}/pictures.ts`,
      `import { inTheme } from '../../../art/inTheme.ts'

export default inTheme('restaurant', {
  table: { kind: 'food', variant: 'table', seed: 'bakery-1', ratio: [960, 480] },
})
`,
    )
    below(
      'client/pages/homes/pictures.ts',
      "'home-blog-metro'",
      `export { default as 'home-${name}' } from './${name}/pictures.ts'`,
    )
    above(
      'client/env.d.ts',
      "declare module 'virtual:pictures/home-startup'",
      `declare module 'virtual:pictures/home-${name}' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-${name}'>
  export default files
}`,
    )
  },
}
