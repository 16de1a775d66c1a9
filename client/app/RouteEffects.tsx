import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { languageFacts } from '#shared/i18n/languages.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { keepScrollState } from '../ui/PageLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { closeModals } from '../site/modal.ts'
import {
  restoreAfterReload,
  recordScrollPosition,
  scrollPositionOf,
  trackScrollPosition,
  setManualScrollRestoration,
} from './scrollPositions.ts'
import { notifyRouteChange } from '../site/routeChange.ts'
import { useSite } from '../site/site.ts'
import { releaseControls } from './controlRecords.ts'
import { stopWaiting } from './waiting.ts'

/** Moves the focus to a part of the page, for keyboard users. */
function focusOn(part: HTMLElement | null): void {
  if (part && part.tabIndex < 0) part.tabIndex = -1
  part?.focus({ preventScroll: true })
}

/**
 * Loads the module that writes the head. The first document already has its head; if the module cannot be loaded, the
 * old title stays.
 */
export const loadHead = () => import('../pages/head.ts').catch(() => undefined)

/**
 * Updates the document after a change of page or language: head, open overlays, scroll position, focus, and the
 * announcement for screen readers. The server has done it for the first page.
 */
export function RouteEffects() {
  const site = useSite()
  const { i18n } = useTranslation()
  const location = useLocation() as Location<Partial<typeof keepScrollState> | null>
  const navigation = useNavigationType()
  const shown = useRef({ site, location })
  /** Whether to announce the title of the next page. A change of language is not announced. */
  const announces = useRef(false)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current.site === site) return
    const { lang, dataset } = document.documentElement
    const { tag } = languageFacts[site.language]
    if (lang !== tag) document.documentElement.lang = tag
    const accent = site.found.row.accent ?? 'party'
    if (dataset['accent'] !== accent) dataset['accent'] = accent
    const { typefaceSet } = site.found.row
    if (typefaceSet === undefined) delete dataset['typefaceSet']
    else if (dataset['typefaceSet'] !== typefaceSet) dataset['typefaceSet'] = typefaceSet
    shown.current.site = site
    void loadHead().then((head) => {
      // The visitor may have changed the page meanwhile.
      if (shown.current.site !== site) return
      head?.showHead(head.pageHead(site, head.describe(site, i18n)))
      if (announces.current) setTitle(document.title)
      announces.current = false
    })
  }, [site, i18n])

  // Effects run after React has committed the page, also if it had to render it again.
  useEffect(() => {
    releaseControls()
    // For monitors and tests: React has the markup of a page before it commits it.
    document.documentElement.dataset['hydrated'] = ''
  }, [])

  useEffect(() => {
    setManualScrollRestoration()
    restoreAfterReload(shown.current.location.key)
  }, [])

  useEffect(() => {
    const before = shown.current.location
    shown.current.location = location
    if (before === location) return
    stopWaiting()
    const isSamePage = before.pathname === location.pathname
    // A change of language or of a filter on the same place keeps the scroll position.
    const isSamePlace = isSamePage && before.hash === location.hash && before.search !== location.search
    if (isSamePlace && (navigation === 'REPLACE' || (navigation === 'PUSH' && location.state?.keepsPlace))) {
      recordScrollPosition(location.key)
      return
    }

    closeModals()
    const scrollPosition = navigation === 'POP' ? scrollPositionOf(location.key) : undefined
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null
    if (scrollPosition === undefined && target) target.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: scrollPosition ?? 0, behavior: 'instant' })
    // On a return to another part of the same page, the browser sets the focus correctly.
    if (!isSamePage || navigation !== 'POP') focusOn(target ?? document.getElementById('content'))
    if (!isSamePage) announces.current = true
    notifyRouteChange()
  }, [location, navigation])

  useEffect(() => trackScrollPosition(location.key), [location.key])

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
