import { wordsIn } from '#locales/translator.ts'
import type { Topic } from '#shared/forms/topics.ts'
import type { RouteId } from '#shared/routes/table.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { routeIdOf, useAddress, useSite } from './site.ts'
import { useFactTags } from './useFacts.ts'

/** The target of a menu link. */
export interface Place {
  route: RouteId
  anchor?: string
  topic?: Topic
}

const about = (anchor: string): Place => ({ route: 'about', anchor })

/** The pages to which menus lead, by the key of their word in common.json. The search finds them too. */
export const menuPages = [
  'news',
  'events',
  'gallery',
  'join',
  'donate',
  'transparency',
  'contact',
  'privacy',
  'newsletter',
  'accessibility',
] as const satisfies readonly RouteId[]
type MenuPage = (typeof menuPages)[number]

/** All other targets of menus. */
export const places = {
  party: about('party'),
  people: about('people'),
  wholeProgramme: { route: 'programme' },
  controller: { route: 'join', anchor: 'apply', topic: 'controller' },
  group: { route: 'home', anchor: 'group' },
  shop: { route: 'shop-wide' },
  media: { route: 'press' },
  office: { route: 'contact', anchor: 'offices' },
} satisfies Record<string, Place>
/** The chapters of the programme are targets too; staff choose them. */
export type PlaceId = keyof typeof places | MenuPage | `chapters.${string}`

type BranchId = 'about' | 'programme' | 'takePart' | 'contact'

/** The main menu. The logo links to the home page. */
const menu = [
  { id: 'about', links: ['party', 'people', 'news', 'gallery', 'transparency'] },
  { id: 'programme', links: ['wholeProgramme'] },
  { id: 'takePart', links: ['join', 'events', 'controller', 'donate', 'group', 'newsletter', 'shop'] },
  { id: 'contact', links: ['contact', 'media', 'office', 'privacy'] },
] as const satisfies readonly { id: BranchId; links: readonly PlaceId[] }[]

export interface MainLink {
  id: PlaceId
  label: string
  /** BCP 47 tag of the label if its language is not that of the page. */
  lang?: string | undefined
  to: string
  /** Whether it is the current page. */
  isHere: boolean
}

export interface MainBranch {
  id: BranchId
  label: string
  /** Whether the current page belongs to this branch. */
  isHere: boolean
  links: readonly MainLink[]
}

/** Returns a function for the link to a place, in the language of the page. */
export function usePlaceLink(): (id: PlaceId) => MainLink {
  const { t } = useTranslation()
  const { found, query } = useSite()
  const address = useAddress()
  const tags = useFactTags()
  return (id) => {
    const [, chapter] = id.split('.')
    const { route, anchor, topic }: Place = chapter
      ? { route: 'programme', anchor: chapter }
      : (places[id as keyof typeof places] ?? { route: id })
    // The server cannot know which part of a page is visible, so a link with only an anchor never counts as the current
    // page.
    const isHere = route === routeIdOf(found) && query.topic === topic && (topic !== undefined || anchor === undefined)
    return {
      id,
      label: t(id as 'party'),
      lang: chapter && tags[id],
      to: address(route, { query: { topic }, anchor }),
      isHere,
    }
  }
}

/** Returns the links of header, footer and 404 page, in the language of the page. */
export function useMainLinks() {
  const { t, i18n } = useTranslation()
  const { found, changes } = useSite()
  const currentRoute = routeIdOf(found)
  const link = usePlaceLink()
  const branches = menu.map(({ id, links }): MainBranch => {
    const targets: readonly PlaceId[] =
      id === 'programme'
        ? [
            ...links,
            ...(changes?.facts.chapters ?? Object.keys(wordsIn(i18n, 'common').chapters)).map(
              (chapter) => `chapters.${chapter}` as const,
            ),
          ]
        : links.filter((target) => !changes?.gone.includes(target))
    const branchLinks = targets.map(link)
    return {
      id,
      label: t(id),
      isHere: id === currentRoute || branchLinks.some(({ isHere }) => isHere),
      links: branchLinks,
    }
  })
  return { link, menu: branches }
}
