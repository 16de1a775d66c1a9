import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import type { Clone } from './clone.ts'

export const home = {
  name: 'bakery',
  path: '/home-bakery',
  words: {
    sr: {
      title: 'Почетна пекаре',
      description:
        'Узорак насловне странице пекаре: шта је јутрос у пећи, када излази из ње и где се још може купити пре него што све оде.',
      heading: 'Хлеб у шест',
      lead: 'Пећ је топла од три. Ко дође у шест, носи прву туру.',
    },
    en: {
      title: 'Bakery home',
      description:
        'A sample home of a bakery: what is in the oven this morning, when it comes out, and where some can be had before it is gone.',
      heading: 'Bread at six',
      lead: 'The oven has been warm since three. Whoever comes at six takes the first batch.',
    },
    fr: {
      title: 'Accueil de boulangerie',
      description:
        'Un exemple d’accueil de boulangerie : ce qui est au four ce matin, quand cela en sort, et où il en reste avant la fin.',
      heading: 'Du pain à six heures',
      lead: 'Le four est chaud depuis trois heures. Qui vient à six heures emporte la première fournée.',
    },
    nl: {
      title: 'Homepage van een bakkerij',
      description:
        'Een voorbeeldhomepage van een bakkerij: wat er vanmorgen in de oven staat, wanneer het eruit komt en waar er nog van is.',
      heading: 'Brood om zes uur',
      lead: 'De oven is al vanaf drie uur warm. Wie om zes uur komt, neemt het eerste baksel mee.',
    },
  } satisfies Record<SourceLanguage, Record<'title' | 'description' | 'heading' | 'lead', string>>,
}

/** README, “Add a home”, up to its picture: that is taken from the built site (`takeThumbnail`). */
export function addHome(clone: Clone): void {
  const { name } = home
  clone.insertAfter(
    'shared/routes/homes.ts',
    "  'blog-metro': {",
    `  ${name}: { header: 'white-header', footer: 'marks' },`,
  )
  clone.create(
    `client/pages/homes/${name}/${name}.tsx`,
    `import pictures from 'virtual:pictures/home-${name}'
import { batches } from '#shared/content/homes/${name}.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'

/** A bakery: when the bread comes out of the oven. */
export default homePage('${name}', ({ heading, lead }) => (
  <>
    <h1>{heading}</h1>
    <p>{lead}</p>
    <p>{batches.join(', ')}</p>
    <Picture of={pictures.loaf} alt="" isFirst />
  </>
))
`,
  )
  clone.create(
    `client/pages/homes/${name}/pictures.ts`,
    `import { inTheme } from '../../../art/inTheme.ts'

export default inTheme('restaurant', {
  loaf: { kind: 'food', variant: 'table', ratio: [960, 480] },
})
`,
  )
  clone.create(
    `shared/content/homes/${name}.ts`,
    `/** When the bread comes out of the oven, \`H:MM\`. A sample. */
export const batches = ['6:00', '9:30', '16:00'] as const
`,
  )
  clone.replace(
    'client/pages/homes/homeModules.ts',
    '  startup: { load:',
    `  ${name}: { load: () => import('./${name}/${name}.tsx') },\n  startup: { load:`,
  )
  clone.insertAfter(
    'client/pages/homes/pictures.ts',
    "'home-startup'",
    `export { default as 'home-${name}' } from './${name}/pictures.ts'`,
  )
  clone.replace(
    'client/env.d.ts',
    "declare module 'virtual:pictures/home-freelancer' {",
    `declare module 'virtual:pictures/home-${name}' {
  const files: import('./art/catalogue.ts').PictureFiles<'home-${name}'>
  export default files
}
declare module 'virtual:pictures/home-freelancer' {`,
  )
  clone.replace(
    'client/styles/accents.homes.css',
    "[data-accent='corporate'] {",
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
[data-accent='corporate'] {`,
  )
  for (const language of sourceLanguages) {
    clone.create(`locales/${language}/home/${name}.json`, `${JSON.stringify(home.words[language], null, 2)}\n`)
    clone.insertAfter(
      `locales/${language}/homes.ts`,
      "'home/startup'",
      `export { default as 'home/${name}' } from './home/${name}.json' with { type: 'json' }`,
    )
  }
}

/** Takes the picture of the built home that the index shows, with the project's own browser. */
export const takeThumbnail = (clone: Clone): string => clone.run(['scripts/thumbnails.ts', home.name])
