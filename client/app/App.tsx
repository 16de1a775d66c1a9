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
  const [firstPath] = useState(location.pathname)
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
    return {
      found,
      pathname: location.pathname,
      language: addressLanguage ?? chosen,
      addressed: addressLanguage !== undefined,
      query: readPageQuery(search, found.row),
      visit: location.pathname === firstPath ? visit : undefined,
      publicUrl: initial.publicUrl,
      year: initial.year,
      countsTo: location.pathname === firstPath ? initial.countsTo : undefined,
      messageDays: initial.messageDays,
      demoPages: initial.demoPages,
      content: location.pathname === firstPath ? initial.content : undefined,
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
  }, [location, firstPath, visit, chosen, initial, navigate, noteTrail])

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
            <PageInSite preparation={preparation} />
          </Recovery>
        </SiteContext>
      </Suspense>
    </LoadBoundary>
  )
}

function PageInSite({ preparation }: Pick<AppProps, 'preparation'>) {
  const { found, language } = useSite()
  const { Page, Header, Footer, translator, shell } = use(preparation.prepare(found, language))
  const { props, header, footer } = found.row
  const page = <Page {...props} />
  return (
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
  )
}
