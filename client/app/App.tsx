import { startTransition, Suspense, use, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Language } from '#shared/i18n/languages.ts'
import { matchLanguage } from '#shared/i18n/negotiate.ts'
import type { PageState } from '#shared/rendering.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { readPageQuery } from '#shared/routes/query.ts'
import { watchLinks } from '../behaviour/prefetch.ts'
import { SiteFooter } from '../footers/SiteFooter.tsx'
import { SiteHeader } from '../headers/SiteHeader.tsx'
import { rememberLanguage, storedLanguage } from '../i18n/languageChoice.ts'
import { TranslatorProvider } from '../i18n/TranslatorProvider.ts'
import { BackToTop } from '../ui/BackToTop.tsx'
import styles from './App.module.css'
import { findPage } from './findPage.ts'
import { LoadBoundary } from './LoadBoundary.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { contentOf } from './pageContent.ts'
import type { Preparation } from './preparation.ts'
import { fromPageEntry } from '../site/overlayEntry.ts'
import { Recovery } from './Recovery.tsx'
import { RouteEffects } from './RouteEffects.tsx'
import { SiteContext, useSite, type Site } from '../site/site.ts'
import { SkipLink } from '../ui/SkipLink.tsx'

interface AppProps extends Pick<Site, 'noteTrail'> {
  preparation: Preparation
  initial: PageState
}

/** Renders the whole site. The address determines the page and, with `?lng=`, the language. */
export function App({ preparation, initial, noteTrail }: AppProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const [{ pathname: firstPath, key: firstEntry }] = useState(location)
  const [visit, setVisit] = useState(initial.visit ?? undefined)
  const [chosen, setChosen] = useState(initial.language)

  // A choice that is stored only in the browser wins after the server's page has been hydrated.
  useEffect(() => {
    const stored = storedLanguage()
    if (stored) startTransition(() => setChosen(stored))
  }, [])

  // The server's answer to this visitor belongs only to the page of the answer.
  useEffect(() => {
    if (location.pathname !== firstPath) setVisit(undefined)
  }, [location.pathname, firstPath])

  const site = useMemo((): Site => {
    const search = new URLSearchParams(location.search)
    const found = findPage(location.pathname, location.pathname === firstPath, initial)
    const addressLanguage = matchLanguage(search.get('lng'))
    const language = addressLanguage ?? chosen
    return {
      ...initial,
      found,
      pathname: location.pathname,
      language,
      addressed: addressLanguage !== undefined,
      query: readPageQuery(search, found.row),
      visit: location.pathname === firstPath ? visit : undefined,
      countsTo: location.pathname === firstPath ? initial.countsTo : undefined,
      content: location.key === firstEntry && language === initial.language ? (initial.content ?? {}) : undefined,
      noteTrail,
      chooseLanguage(language: Language) {
        rememberLanguage(language)
        startTransition(() => setChosen(language))
        if (!addressLanguage) return
        search.set('lng', language)
        const to = { search: `?${search}`, hash: location.hash }
        fromPageEntry(() => void navigate(to, { replace: true, preventScrollReset: true }))
      },
    }
  }, [location, firstPath, firstEntry, visit, chosen, initial, navigate, noteTrail])

  // Prefetches the page of a link that the visitor is about to follow.
  const { language } = site
  useEffect(
    () =>
      watchLinks(({ pathname, searchParams }) => {
        const target = match(pathname)
        if (target.row.kind === 'notFound') return
        preparation.prefetch(target, matchLanguage(searchParams.get('lng')) ?? language)
      }),
    [preparation, language],
  )

  return (
    <LoadBoundary place={location.key} preparation={preparation}>
      <Suspense fallback={null}>
        <SiteContext value={site}>
          <Recovery place={location.key} shown={`${site.pathname} ${language}`} preparation={preparation}>
            <PageInSite preparation={preparation} entry={location.key} />
          </Recovery>
        </SiteContext>
      </Suspense>
    </LoadBoundary>
  )
}

/** Renders the page once its files and its published content are there. */
function PageInSite({ preparation, entry }: Pick<AppProps, 'preparation'> & { entry: string }) {
  const site = useSite()
  const { found, language } = site
  const preparing = preparation.prepare(found, language)
  // Asked for before the wait for the page, so that both load at once.
  const loading = contentOf(site, entry)
  const { Page, Header, Footer, translator, shell } = use(preparing)
  const content = loading instanceof Promise ? use(loading) : loading
  const shown = useMemo(() => (site.content === content ? site : { ...site, content }), [site, content])
  const { props, header, footer } = found.row
  const page = <Page {...props} />
  return (
    <SiteContext value={shown}>
      <TranslatorProvider i18n={translator}>
        <RouteEffects />
        <LoadingBar />
        {shell === 'own' ? (
          page
        ) : (
          <>
            <SkipLink />
            {Header && header ? <Header name={header} /> : <SiteHeader />}
            <main id="content" className={styles.main} tabIndex={-1}>
              {page}
            </main>
            <BackToTop />
            {Footer && footer ? <Footer name={footer} /> : <SiteFooter />}
          </>
        )}
      </TranslatorProvider>
    </SiteContext>
  )
}
