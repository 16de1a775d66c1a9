import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { languageFacts } from '#shared/i18n/languages.ts'
import { pageHead, showHead } from './head.ts'
import { closeModals } from './modal.ts'
import { useSite } from './site.ts'

/** What the document outside the React tree owes to a change of page or language. The server has done it for the first page. */
export function RouteEffects() {
  const site = useSite()
  const { i18n } = useTranslation()
  const location = useLocation()
  const navigation = useNavigationType()
  const shown = useRef({ site, location })

  useEffect(() => {
    if (shown.current.site === site) return
    const { lang, dataset } = document.documentElement
    const { tag } = languageFacts[site.language]
    if (lang !== tag) document.documentElement.lang = tag
    const accent = site.found.row.accent ?? 'party'
    if (dataset['accent'] !== accent) dataset['accent'] = accent
    shown.current.site = site
    showHead(pageHead(site, i18n))
  }, [site, i18n])

  useEffect(() => {
    const before = shown.current.location
    shown.current.location = location
    if (before === location) return
    closeModals()
    if (navigation === 'POP') return
    // Another language of the same place: the visitor stays where they were.
    const isSamePlace = before.pathname === location.pathname && before.hash === location.hash
    if (isSamePlace && before.search !== location.search && navigation === 'REPLACE') return
    const target = location.hash && document.getElementById(location.hash.slice(1))
    if (target) {
      target.scrollIntoView()
      return
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [location, navigation])

  return null
}
