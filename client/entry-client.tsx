import './styles/all.ts'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { PageState } from '#shared/rendering.ts'
import { matchLanguage } from '#shared/i18n/negotiate.ts'
import { match } from '#shared/routes/match.ts'
import { readPageQuery } from '#shared/routes/query.ts'
import { App } from './app/App.tsx'
import { sayBootFailure } from './app/BootFailure.tsx'
import { LoadError } from './app/LoadError.ts'
import { loadFile } from './app/loading.ts'
import { loadAnew } from './app/places.ts'
import { createPreparation } from './app/preparation.ts'
import { reloadOnce, wasReloaded } from './app/reloadOnce.ts'
import { keepMarkup } from './app/serverMarkup.ts'
import { loadWords } from './i18n/pageWords.ts'

const state = JSON.parse(document.getElementById('state')!.textContent) as PageState

// The answer to a form post or a mailed address stands at that address; what it shows is a page with its own.
if (state.address) history.replaceState(history.state, '', state.address)

const preparation = createPreparation(loadWords, loadFile)
const language = matchLanguage(new URLSearchParams(location.search).get('lng')) ?? state.language

try {
  const { row } = match(location.pathname)
  await preparation.prepare(row, language)
  const isElsewhere = state.path !== undefined && state.path !== location.pathname
  if (!isElsewhere || !loadAnew()) {
    const query = readPageQuery(new URLSearchParams(location.search), row.kind)
    keepMarkup(document, { pathname: location.pathname, language, query })
    hydrateRoot(
      document.getElementById('root')!,
      <StrictMode>
        <BrowserRouter>
          <App preparation={preparation} initial={{ ...state, language }} />
        </BrowserRouter>
      </StrictMode>,
    )
    // What is not there after all is not missed: menus and forms work without it.
    void import('./behaviour/start.ts').catch(() => undefined)
  }
} catch (error) {
  if (!(error instanceof LoadError)) throw error
  // The page the server sent works without us: links and forms go on. A new release is worth one reload.
  if (error.reason === 'missing' && !wasReloaded()) reloadOnce()
  else sayBootFailure(error)
}
