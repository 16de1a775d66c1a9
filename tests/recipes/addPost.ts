import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'
import type { Clone } from './clone.ts'

/** An article, as its address calls it. */
export const post = {
  id: 'a-bell-for-the-school',
  path: '/blog-types/blog-standard-post/a-bell-for-the-school',
  titles: {
    sr: 'Звоно за школу',
    en: 'A bell for the school',
    fr: 'Une cloche pour l’école',
    nl: 'Een bel voor de school',
  } satisfies Record<SourceLanguage, string>,
}

const words: Record<SourceLanguage, { description: string; picture: string; body: string[] }> = {
  sr: {
    description:
      'Школа у брдима четрнаест година почиње кад домар удари у шину. Ове јесени добила је звоно, а шина је остала.',
    picture: 'Кућа са кровом и звоником на брду',
    body: [
      'Школа има двадесет и троје ђака и један сат, који стоји. Час почиње кад домар удари у комад шине обешен о дуд.',
      'Звоно је ливено у граду и донето аутобусом, на седишту до прозора. Ђаци су гласали да шина остане: њоме се зове на ужину.',
    ],
  },
  en: {
    description:
      'For fourteen years a school in the hills has begun when the caretaker strikes a rail. This autumn it got a bell, and kept the rail.',
    picture: 'A house with a roof and a belfry on a hill',
    body: [
      'The school has twenty-three pupils and one clock, which has stopped. A lesson begins when the caretaker strikes a piece of rail that hangs from the mulberry tree.',
      'The bell was cast in town and came by bus, on the seat by the window. The pupils voted to keep the rail: it calls them to their snack.',
    ],
  },
  fr: {
    description:
      'Depuis quatorze ans, une école des collines commence quand le gardien frappe un rail. Cet automne elle a eu une cloche, et gardé le rail.',
    picture: 'Une maison avec un toit et un clocher sur une colline',
    body: [
      'L’école a vingt-trois élèves et une horloge, arrêtée. La leçon commence quand le gardien frappe un bout de rail pendu au mûrier.',
      'La cloche a été fondue en ville et elle est venue en car, sur le siège près de la fenêtre. Les élèves ont voté pour garder le rail : il appelle au goûter.',
    ],
  },
  nl: {
    description:
      'Veertien jaar lang begon een school in de heuvels als de conciërge op een rail sloeg. Dit najaar kwam er een bel, en de rail bleef.',
    picture: 'Een huis met een dak en een klokkentoren op een heuvel',
    body: [
      'De school heeft drieëntwintig leerlingen en één klok, die stilstaat. De les begint als de conciërge op een stuk rail slaat dat aan de moerbei hangt.',
      'De bel is in de stad gegoten en kwam met de bus, op de stoel bij het raam. De leerlingen stemden voor het behoud van de rail: die roept ze voor het tienuurtje.',
    ],
  },
}

/** README, “Add an article or a project”: a folder, and nothing else. */
export function addPost(clone: Clone): void {
  const folder = `shared/content/posts/${post.id}`
  const facts = {
    date: '2026-11-20',
    type: 'standard',
    category: ['lifestyle'],
    blogType: 'grid',
    author: 5,
    tags: ['school'],
    likes: 12,
    comments: 2,
    ratio: '3:2',
    picture: { kind: 'food', variant: 'garden', theme: 'restaurant' },
  }
  clone.create(`${folder}/facts.json`, `${JSON.stringify(facts, null, 2)}\n`)
  for (const language of sourceLanguages)
    clone.create(
      `${folder}/${language}.json`,
      `${JSON.stringify({ title: post.titles[language], ...words[language] }, null, 2)}\n`,
    )
}
