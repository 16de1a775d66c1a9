import './styles/all.ts'
import { startTransition, StrictMode, useEffect, type ComponentProps } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { WordFile } from '#locales/catalog.ts'
import type { PageState } from '#shared/rendering.ts'
import { matchLanguage } from '#shared/i18n/negotiate.ts'
import { pageNameOf } from '#shared/routes/pageName.ts'
import { App } from './app/App.tsx'
import { showBootFailure } from './app/BootFailure.tsx'
import { findPage } from './app/findPage.ts'
import { LoadError } from './loading/LoadError.ts'
import { loadFile } from './loading/loading.ts'
import { reloadForReturn } from './app/scrollPositions.ts'
import { savesData } from './behaviour/prefetch.ts'
import { startBehaviour } from './behaviour/start.ts'
import { loadHead } from './app/RouteEffects.tsx'
import { createPreparation, type PageSources } from './app/preparation.ts'
import { reloadOnce, wasReloaded } from './app/reloadOnce.ts'
import { restoreControls, recordControls } from './app/controlRecords.ts'
import { waitFor } from './app/waiting.ts'
import { loadWords } from './i18n/pageWords.ts'

const state = JSON.parse(document.getElementById('state')!.textContent) as PageState

// The answer to a form post or a mailed link has the address of the request. It is replaced by the address of the page
// that is shown.
if (state.address) history.replaceState(history.state, '', state.address)

/** The module paths in the document, so that the first page needs no list of all pages. */
const moduleAddresses = document.querySelector<HTMLElement>('script[data-page-module]')!.dataset
const loadNamed = <Part extends 'page' | 'header' | 'footer'>(part: Part) => {
  const address = moduleAddresses[`${part}Module`]
  if (address === undefined) return undefined
  return () => import(/* @vite-ignore */ address) as ReturnType<NonNullable<PageSources[Part]>>
}
const first: PageSources = {
  page: loadNamed('page')!,
  header: loadNamed('header'),
  footer: loadNamed('footer'),
  words: state.page.words as readonly WordFile[],
  shell: state.page.shell,
}
const loadPageList = () => import('./app/pageRegistry.ts')
// Visitors move, touch or scroll before they follow a link, so the list is loaded by then and a click requests only the
// page.
for (const event of ['pointermove', 'touchstart', 'scroll', 'keydown'])
  addEventListener(event, () => savesData() || void loadPageList().catch(() => undefined), {
    once: true,
    passive: true,
  })

const preparation = createPreparation(
  async (found) => {
    if (pageNameOf(found) === state.page.name) return first
    // Loads the module that writes the head together with the page, so that a click requests nothing more.
    void loadHead()
    return (await loadPageList()).sourcesOf(found)
  },
  (asked, file) => loadWords(asked, file, state.changes),
  loadFile,
  waitFor,
)
const language = matchLanguage(new URLSearchParams(location.search).get('lng')) ?? state.language

// A failed style file is removed: the next attempt would find its element and count it as loaded.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  },
  { capture: true },
)

/** Renders the site and starts its scripts after hydration. */
function LivingSite(props: ComponentProps<typeof App>) {
  useEffect(startBehaviour, [])
  return <App {...props} />
}

// A function instead of top-level await: pages import from this module's file and would wait for it.
async function start(): Promise<void> {
  try {
    await preparation.prepare(findPage(location.pathname, true, state), language)
    const isElsewhere = state.path !== undefined && state.path !== location.pathname
    if (!isElsewhere || !reloadForReturn()) {
      // React renders a transition in slices of a few milliseconds, so that input is handled in between.
      const root = document.getElementById('root')!
      recordControls(root)
      startTransition(() => {
        hydrateRoot(
          root,
          <StrictMode>
            <BrowserRouter>
              <LivingSite preparation={preparation} initial={{ ...state, language }} />
            </BrowserRouter>
          </StrictMode>,
          {
            // React has rendered the page again. Logged, because it can be a bug of ours; tests fail on it.
            onRecoverableError(error) {
              restoreControls(root)
              // eslint-disable-next-line no-console -- the only report of this error
              console.warn(error)
            },
          },
        )
      })
    }
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    // The server's page works without script. After a release, a reload may load the new files.
    if (error.reason === 'missing' && !wasReloaded()) reloadOnce()
    else showBootFailure(error)
  }
}

void start()
