import { createContext, use } from 'react'
import type { Language } from '#shared/i18n/languages.ts'
import type { PageRequest } from '#shared/rendering.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
import { addressOf, type AddressOptions } from '#shared/routes/url.ts'
import type { RouteId } from '#shared/routes/table.ts'

/** The breadcrumbs from the home page on; the last one is the current page and has no address. */
export type Trail = readonly { label: string; to?: string; lang?: string | undefined }[]

/** The data about the current page for all components. */
export interface Site extends PageRequest {
  /** Changes the language of the page and stores the choice; absent on the server. */
  chooseLanguage?: (language: Language) => void
  /** Whether the page is only a small, inert preview on another page. */
  isPreview?: boolean
  /** Receives the page's breadcrumbs; present only on the server, for structured data. */
  noteTrail?: ((trail: Trail) => void) | undefined
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext above it.')
  return site
}

/** Returns whether the programme is that of the site, whose costs are in the words; staff have published no chapters. */
export const useSiteProgramme = (): boolean => !useSite().changes?.facts.chapters

/** Returns the route id of a page; undefined for the 404 page. */
export const routeIdOf = ({ row }: FoundPage): RouteId | undefined => (row.kind === 'notFound' ? undefined : row.id)

/** Returns a function for addresses. If the current address names its language, they name it too. */
export function useAddress(): (id: RouteId, options?: Omit<AddressOptions, 'language'>) => string {
  const { addressed, language } = useSite()
  return (id, options) => addressOf(id, { ...options, ...(addressed && { language }) })
}

/* Published texts are the same for each visitor; if the address of the page names its language, their addresses of pages name it too. */

/** Returns a function for an address of a published text. */
export function useInLanguage(): (address: string) => string {
  const { addressed, language } = useSite()
  return (address) =>
    addressed && !address.includes('lng=')
      ? address.replace(/(?=#)|$/, `${address.includes('?') ? '&' : '?'}lng=${language}`)
      : address
}

/** Returns a function for the HTML of a published text. Files have no language. */
export function useLinksInLanguage(): (html: string) => string {
  const inLanguage = useInLanguage()
  return (html) => html.replace(/(?<= href=")\/(?!media\/)[^"]*/g, inLanguage)
}
