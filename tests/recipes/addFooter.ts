import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import type { Clone } from './clone.ts'

export const footer = {
  name: 'one-line',
  path: '/footers/footer-style-13',
  words: {
    sr: {
      title: 'Подножје у једној реченици',
      description:
        'Подножје 13: једна реченица и правни редови испод ње. За странице на којима после последње речи не треба више ништа.',
      heading: 'Једна реченица',
      lead: 'Подножје 13 од тринаест.',
      text: 'После последње речи странице стоји још само једна реченица.',
    },
    en: {
      title: 'Footer of one sentence',
      description:
        'Footer 13: one sentence and the legal lines below it. For pages on which nothing more is needed after the last word.',
      heading: 'One sentence',
      lead: 'Footer 13 of thirteen.',
      text: 'After the last word of the page there is only one sentence more.',
    },
    fr: {
      title: 'Pied de page d’une phrase',
      description:
        'Pied de page 13 : une phrase, et les mentions légales dessous. Pour les pages qui n’ont besoin de rien après le dernier mot.',
      heading: 'Une seule phrase',
      lead: 'Pied de page 13 sur treize.',
      text: 'Après le dernier mot de la page, il n’y a plus qu’une phrase.',
    },
    nl: {
      title: 'Voettekst van één zin',
      description:
        'Voettekst 13: één zin met de juridische regels eronder. Voor pagina’s waar na het laatste woord niets meer nodig is.',
      heading: 'Eén zin',
      lead: 'Voettekst 13 van dertien.',
      text: 'Na het laatste woord van de pagina staat er nog maar één zin.',
    },
  } satisfies Record<SourceLanguage, Record<'title' | 'description' | 'heading' | 'lead' | 'text', string>>,
}

/** README, “Add a footer”. */
export function addFooter(clone: Clone): void {
  const { name, path } = footer
  clone.insertAfter('shared/routes/footers.ts', '  languages: ', `  '${name}': '${path}',`)
  clone.create(
    'client/footers/arrangements/OneLineFooter.tsx',
    `import { footerSlides } from '#shared/content/footerSlides.ts'
import { FooterFrame } from '../FooterFrame.tsx'
import { FooterLegal } from '../FooterLegal.tsx'
import type { FooterProps } from './FooterProps.ts'

/** The legal lines, and nothing else. */
export default function OneLineFooter({ name }: FooterProps) {
  return (
    <FooterFrame ground="ink" slides={footerSlides[name]}>
      <FooterLegal />
    </FooterFrame>
  )
}
`,
  )
  clone.replace(
    'client/footers/footerRegistry.ts',
    '  languages: {\n',
    `  '${name}': {
    source: 'client/footers/arrangements/OneLineFooter.tsx',
    load: () => import('./arrangements/OneLineFooter.tsx'),
    words: [],
  },
  languages: {
`,
  )
  clone.insertAfter('shared/content/footerSlides.ts', "  'big-mail': at(", `  '${name}': at('xl'),`)
  for (const language of sourceLanguages) {
    clone.create(`locales/${language}/footers/${name}.json`, `${JSON.stringify(footer.words[language], null, 2)}\n`)
    clone.insertAfter(
      `locales/${language}/footers.ts`,
      "'footers/languages'",
      `export { default as 'footers/${name}' } from './footers/${name}.json' with { type: 'json' }`,
    )
  }
}
