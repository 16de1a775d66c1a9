import { chapterIds, type ChapterId } from '#shared/content/programme.ts'
import type { Topic } from '#shared/forms/topics.ts'
import type { RouteId } from '#shared/routes/table.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { routeIdOf, useAddress, useSite } from './site.ts'

/** Where a link of the menus leads. Until a topic has a page of its own, it leads to the contact form. */
export interface Place {
  route: RouteId
  anchor?: string
  topic?: Topic
}

const about = (anchor: string): Place => ({ route: 'about', anchor })
const chapter = (anchor: ChapterId): Place => ({ route: 'programme', anchor })
const write = (topic: Topic): Place => ({ route: 'contact', anchor: 'write', topic })

/** Every place that a menu names, by the key of its word in common.json. The search finds them, too. */
export const places = {
  party: about('party'),
  people: about('people'),
  wholeProgramme: { route: 'programme' },
  gallery: { route: 'gallery' },
  join: write('join'),
  controller: write('controller'),
  donate: { route: 'donate' },
  transparency: { route: 'transparency' },
  group: { route: 'home', anchor: 'group' },
  shop: { route: 'shop-wide' },
  contact: { route: 'contact' },
  media: { route: 'press' },
  office: { route: 'contact', anchor: 'offices' },
  privacy: { route: 'privacy' },
  newsletter: { route: 'newsletter' },
  accessibility: { route: 'accessibility' },
  ...(Object.fromEntries(chapterIds.map((id) => [`chapters.${id}`, chapter(id)])) as Record<
    `chapters.${ChapterId}`,
    Place
  >),
} satisfies Record<string, Place>
export type PlaceId = keyof typeof places

type BranchId = 'about' | 'programme' | 'takePart' | 'contact'

/** The main menu: links, and branches with links under them. The logo leads home. */
const menu = [
  { id: 'about', links: ['party', 'people', 'transparency'] },
  { id: 'programme', links: ['wholeProgramme', ...chapterIds.map((id) => `chapters.${id}` as const)] },
  { id: 'gallery', links: undefined },
  { id: 'takePart', links: ['join', 'controller', 'donate', 'group', 'newsletter', 'shop'] },
  { id: 'contact', links: ['contact', 'media', 'office', 'privacy'] },
] as const satisfies readonly ({ id: BranchId; links: readonly PlaceId[] } | { id: PlaceId; links: undefined })[]

export interface MainLink {
  id: PlaceId
  label: string
  to: string
  /** Whether this is where the visitor is. */
  isHere: boolean
}

export interface MainBranch {
  id: BranchId
  label: string
  /** Whether the visitor is on a page of this branch. */
  isHere: boolean
  links: readonly MainLink[]
}

/** Makes the link to a place, in the language of the page. */
export function usePlaceLink(): (id: PlaceId) => MainLink {
  const { t } = useTranslation()
  const { found, query } = useSite()
  const address = useAddress()
  return (id) => {
    const { route, anchor, topic }: Place = places[id]
    // Which part of a page is in view the server cannot know: a link to one is never the page itself.
    const isHere = route === routeIdOf(found) && query.topic === topic && (topic !== undefined || anchor === undefined)
    return { id, label: t(id), to: address(route, { query: { topic }, anchor }), isHere }
  }
}

/** Where header, footer and 404 page lead, in the language of the page. */
export function useMainLinks() {
  const { t } = useTranslation()
  const here = routeIdOf(useSite().found)
  const link = usePlaceLink()
  const entries = menu.map(({ id, links }): MainLink | MainBranch => {
    if (!links) return link(id)
    const made = links.map(link)
    return { id, label: t(id), isHere: id === here || made.some(({ isHere }) => isHere), links: made }
  })
  return { link, menu: entries }
}

/** The same as columns: what stands alone in the menu joins the first. */
export function columnsOf(entries: readonly (MainLink | MainBranch)[]): MainBranch[] {
  const branches = entries.filter((entry): entry is MainBranch => 'links' in entry)
  const alone = entries.filter((entry): entry is MainLink => !('links' in entry))
  return branches.map((branch, at) => (at === 0 ? { ...branch, links: [...branch.links, ...alone] } : branch))
}
