import './styles/all.ts'
import { startTransition, StrictMode, useEffect, type ComponentProps } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { WordFile } from '#locales/catalog.ts'
import type { PageState } from '#shared/rendering.ts'
import { matchLanguage } from '#shared/i18n/negotiate.ts'
import { pageNameOf } from '#shared/routes/pageName.ts'
import { App } from './app/App.tsx'
import { sayBootFailure } from './app/BootFailure.tsx'
import { foundAt } from './app/foundAt.ts'
import { LoadError } from './loading/LoadError.ts'
import { loadFile } from './loading/loading.ts'
import { loadAnew } from './app/places.ts'
import { savesData } from './behaviour/prefetch.ts'
import { startBehaviour } from './behaviour/start.ts'
import { loadHead } from './app/RouteEffects.tsx'
import { createPreparation, type PageSources } from './app/preparation.ts'
import { reloadOnce, wasReloaded } from './app/reloadOnce.ts'
import { giveTypedBack, keepTyped } from './app/typed.ts'
import { waitFor } from './app/waiting.ts'
import { loadWords } from './i18n/pageWords.ts'

const state = JSON.parse(document.getElementById('state')!.textContent) as PageState

// The answer to a form post or a mailed address stands at that address; what it shows is a page with its own.
if (state.address) history.replaceState(history.state, '', state.address)

/** The document names what its own page is made from; only who goes on to another needs the list of all. */
const named = document.querySelector<HTMLElement>('script[data-page-module]')!.dataset
const loadNamed = <Part extends 'page' | 'header' | 'footer'>(part: Part) => {
  const address = named[`${part}Module`]
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
// Visitors move, touch or scroll before they press a link: by then the list is there, and a press asks for the page alone.
for (const sign of ['pointermove', 'touchstart', 'scroll', 'keydown'])
  addEventListener(sign, () => savesData() || void loadPageList().catch(() => undefined), { once: true, passive: true })

const preparation = createPreparation(
  async (found) => {
    if (pageNameOf(found) === state.page.name) return first
    // What writes the next page's head comes with it, so that a click asks for nothing more.
    void loadHead()
    return (await loadPageList()).sourcesOf(found)
  },
  loadWords,
  loadFile,
  waitFor,
)
const language = matchLanguage(new URLSearchParams(location.search).get('lng')) ?? state.language

// A style file that did not come makes way: whoever asks for it again would find its element and take it for loaded.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  },
  { capture: true },
)

/** The site, and what it does once it has been hydrated. */
function LivingSite(props: ComponentProps<typeof App>) {
  useEffect(startBehaviour, [])
  return <App {...props} />
}

// A function of its own, for nothing may wait at the top of this module: pages import from the file that it lies in.
async function start(): Promise<void> {
  try {
    await preparation.prepare(foundAt(location.pathname, true, state), language)
    const isElsewhere = state.path !== undefined && state.path !== location.pathname
    if (!isElsewhere || !loadAnew()) {
      // In slices of some milliseconds: a finger that comes meanwhile is not kept waiting.
      const root = document.getElementById('root')!
      keepTyped(root)
      startTransition(() => {
        hydrateRoot(
          root,
          <StrictMode>
            <BrowserRouter>
              <LivingSite preparation={preparation} initial={{ ...state, language }} />
            </BrowserRouter>
          </StrictMode>,
          {
            // React has drawn the page anew. No exception, but said: it may be a fault of ours, and tests fail with it.
            onRecoverableError(error) {
              giveTypedBack(root)
              // eslint-disable-next-line no-console -- nobody else hears of it
              console.warn(error)
            },
          },
        )
      })
    }
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    // The page the server sent works without us: links and forms go on. A new release is worth one reload.
    if (error.reason === 'missing' && !wasReloaded()) reloadOnce()
    else sayBootFailure(error)
  }
}

void start()
