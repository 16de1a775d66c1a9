import { createContext, use } from 'react'
import type { Language } from '#shared/i18n/languages.ts'
import type { PageRequest } from '#shared/rendering.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
import { addressOf, type AddressOptions } from '#shared/routes/url.ts'
import type { RouteId } from '#shared/routes/table.ts'

/** From the outermost page inwards; the last one is the page itself and has no address. */
export type Trail = readonly { label: string; to?: string }[]

/** What every component may know of the page that it is on. */
export interface Site extends PageRequest {
  /** Shows the page in another language and remembers the choice; absent on the server. */
  chooseLanguage?: (language: Language) => void
  /** Whether this page is only shown, small and out of reach, on another one. */
  isPreview?: boolean
  /** Hears the trail that the page shows; present on the server alone, which tells search engines the same. */
  noteTrail?: ((trail: Trail) => void) | undefined
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('This component must stand inside the site.')
  return site
}

/** The id of the page shown; undefined on the 404 page. */
export const routeIdOf = ({ row }: FoundPage): RouteId | undefined => (row.kind === 'notFound' ? undefined : row.id)

/** Addresses as this page must write them: an addressed page keeps its readers in its language. */
export function useAddress(): (id: RouteId, options?: Omit<AddressOptions, 'language'>) => string {
  const { addressed, language } = useSite()
  return (id, options) => addressOf(id, { ...options, ...(addressed && { language }) })
}
