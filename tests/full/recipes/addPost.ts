import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import type { Recipe } from './recipe.ts'

/** An article of the paper. */
export const bell = {
  path: '/blog-types/blog-standard-post/a-bell-for-the-school',
  category: 'lifestyle',
  words: {
    sr: {
      title: 'Звоно за школу у брдима',
      description:
        'Четрнаест година час је почињао кад домар удари у комад шине. Ове јесени школа је добила звоно, а шина је остала на дуду.',
      picture: 'Брда једно за другим и велико округло сунце изнад гребена',
      body: [
        'Школа има двадесет и троје ђака и један сат, који стоји. Зато је час почињао кад домар удари у комад шине обешен о дуд.',
        { heading: 'На седишту до прозора' },
        'Звоно је ливено у граду и дошло је аутобусом. Ђаци су гласали да шина остане: њоме се сада зове на ужину.',
      ],
    },
    en: {
      title: 'A bell for the school in the hills',
      description:
        'For fourteen years lessons began when the caretaker struck a piece of rail. This autumn the school got a bell, and kept the rail.',
      picture: 'Hills one behind another and a large round sun above the ridge',
      body: [
        'The school has twenty-three pupils and one clock, which has stopped. So lessons began when the caretaker struck a piece of rail that hangs from the mulberry tree.',
        { heading: 'On the seat by the window' },
        'The bell was cast in town and came by bus. The pupils voted to keep the rail: now it calls them to their snack.',
      ],
    },
    fr: {
      title: 'Une cloche pour l’école des collines',
      description:
        'Pendant quatorze ans, le gardien a frappé un bout de rail pour annoncer la leçon. Cet automne, l’école a reçu une cloche.',
      picture: 'Collines l’une derrière l’autre et grand soleil rond au-dessus de la crête',
      body: [
        'L’école a vingt-trois élèves et une horloge, arrêtée. La leçon commençait donc quand le gardien frappait un bout de rail pendu au mûrier.',
        { heading: 'Sur le siège près de la fenêtre' },
        'La cloche a été fondue en ville et elle est venue en car. Les élèves ont voté pour garder le rail\u202f: il appelle maintenant au goûter.',
      ],
    },
    nl: {
      title: 'Een bel voor de school in de heuvels',
      description:
        'Veertien jaar lang begon de dag als de conciërge op een stuk rail sloeg. Dit najaar kreeg de school een bel, en de rail bleef hangen.',
      picture: 'Heuvels achter elkaar en een grote ronde zon boven de kam',
      body: [
        'De school heeft drieëntwintig leerlingen en één klok, die stilstaat. Daarom begon de dag als de conciërge op een stuk rail sloeg dat aan de moerbei hangt.',
        { heading: 'Op de stoel bij het raam' },
        'De bel is in de stad gegoten en kwam met de bus. De leerlingen stemden voor de rail: die roept hen nu voor het tienuurtje.',
      ],
    },
  } satisfies Record<SourceLanguage, object>,
}

const facts = {
  date: '2026-11-20',
  type: 'standard',
  category: [bell.category],
  blogType: 'grid',
  author: 5,
  tags: ['school', 'villages'],
  likes: 12,
  comments: 2,
  ratio: '3:2',
  picture: { kind: 'landscape', variant: 'hills', theme: 'hotel', sky: 'target' },
}

export const addPost: Recipe = {
  title: 'Add an article or a project',
  notTried: ['projects/'],
  follow({ createWords }) {
    const folder = 'shared/content/posts/a-bell-for-the-school'
    createWords(`${folder}/facts.json`, facts)
    for (const language of sourceLanguages) createWords(`${folder}/${language}.json`, bell.words[language])
  },
}
