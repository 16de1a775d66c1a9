import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import type { Recipe } from './recipe.ts'

const name = 'one-sentence'

/** A footer that says one sentence. */
export const oneSentence = {
  name,
  path: '/footers/footer-style-13',
  words: {
    sr: {
      title: 'Подножје у једној реченици',
      description:
        'Подножје 13: једна реченица странке и ред са правима испод ње. За странице на којима после краја више ничег не треба да буде.',
      heading: 'Једна реченица',
      lead: 'Подножје 13 од тринаест.',
      text: 'Ко је дочитао довде, не тражи још један мени. Зато овде стоји једна реченица, а испод ње ко је писао.',
      sentence: 'Хвала што сте читали до краја.',
    },
    en: {
      title: 'Footer of one sentence',
      description:
        'Footer 13: one sentence of the party and the line with its rights below. For pages that need nothing more after their end.',
      heading: 'One sentence',
      lead: 'Footer 13 of thirteen.',
      text: 'Whoever has read this far does not look for one more menu. So here stands one sentence, and below it who wrote.',
      sentence: 'Thank you for reading to the end.',
    },
    fr: {
      title: 'Pied de page d’une phrase',
      description:
        'Pied de page 13\u202f: une phrase du parti, et la ligne des droits dessous. Pour les pages qui n’ont besoin de rien après leur fin.',
      heading: 'Une seule phrase',
      lead: 'Pied de page 13 sur treize.',
      text: 'Qui a lu jusqu’ici ne cherche pas un menu de plus. Il y a donc ici une phrase et, dessous, qui l’a écrite.',
      sentence: 'Merci d’avoir lu jusqu’au bout.',
    },
    nl: {
      title: 'Footer van één zin',
      description:
        'Footer 13: één zin van de partij met daaronder de regel over de rechten. Voor pagina’s die na hun einde niets meer nodig hebben.',
      heading: 'Eén zin',
      lead: 'Footer 13 van dertien.',
      text: 'Wie tot hier heeft gelezen, zoekt geen menu meer. Daarom staat hier één zin, en daaronder wie hem schreef.',
      sentence: 'Bedankt dat u tot het einde hebt gelezen.',
    },
  } satisfies Record<SourceLanguage, object>,
}

/** How the other footers, and their index, say how many there are, and will say it then. */
const counts: Readonly<Record<SourceLanguage, Readonly<Record<'lead' | 'index', readonly [string, string]>>>> = {
  sr: { lead: [' од дванаест."', ' од тринаест."'], index: ['"Дванаест начина ', '"Тринаест начина '] },
  en: { lead: [' of twelve."', ' of thirteen."'], index: ['"Twelve ways ', '"Thirteen ways '] },
  fr: { lead: [' sur douze."', ' sur treize."'], index: ['"Douze façons ', '"Treize façons '] },
  nl: { lead: [' van twaalf."', ' van dertien."'], index: ['"Twaalf manieren ', '"Dertien manieren '] },
}

export const addFooter: Recipe = {
  title: 'Add a footer',
  name,
  follow({ above, below, create, createWords, instead, list, generate }) {
    below('shared/routes/footers.ts', '  languages: ', `  '${name}': '${oneSentence.path}',`)
    create(
      'client/footers/arrangements/OneSentenceFooter.tsx',
      `import { footerSlides } from '#shared/content/footerSlides.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FooterFrame } from '../FooterFrame.tsx'
import { FooterLegal } from '../FooterLegal.tsx'
import type { FooterProps } from './FooterProps.ts'

/** One sentence, and the legal line below it. */
export default function OneSentenceFooter({ name }: FooterProps) {
  const { t } = useTranslation('footers/${name}')
  return (
    <FooterFrame ground="ink" slides={footerSlides[name]}>
      <p>{t('sentence')}</p>
      <FooterLegal hasPrivacy />
    </FooterFrame>
  )
}
`,
    )
    above(
      'client/footers/footerRegistry.ts',
      '\n  languages: {',
      `  '${name}': {
    source: 'client/footers/arrangements/OneSentenceFooter.tsx',
    load: () => import('./arrangements/OneSentenceFooter.tsx'),
    words: ['footers/${name}'],
  },`,
    )
    below('shared/content/footerSlides.ts', '  languages: at(', `  '${name}': at('xl', 'lg', 'md', 'sm', 'xs'),`)
    below('client/pages/frames/FooterPage.tsx', '  languages: ', `  '${name}': 'marigold',`)
    for (const language of sourceLanguages) {
      const { lead, index } = counts[language]
      const folder = `locales/${language}/footers`
      for (const file of list(folder)) instead(`${folder}/${file}`, ...lead)
      instead(`locales/${language}/frames.json`, ...index)
      createWords(`locales/${language}/footers/${name}.json`, oneSentence.words[language])
    }
    return generate()
  },
}
