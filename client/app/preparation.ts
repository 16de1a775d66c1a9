import type { ComponentType } from 'react'
import type { PageCatalog, WordFile } from '#locales/catalog.ts'
import { addWords, createTranslator, type LoadedWords, type Translator } from '#locales/translator.ts'
import type { FooterName } from '#shared/routes/footers.ts'
import type { HeaderName } from '#shared/routes/headers.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { FoundPage } from '#shared/routes/match.ts'
import { pageNameOf } from '#shared/routes/pageName.ts'
import type { PageShell } from '../pages/pageEntry.ts'

/** A page whose module and words are here, so that it renders without waiting. */
export interface PreparedPage {
  translator: Translator
  Page: ComponentType<object>
  /** Where they are not the party's own. */
  Header: ComponentType<{ name: HeaderName }> | undefined
  Footer: ComponentType<{ name: FooterName }> | undefined
  shell: PageShell
}

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>

/** What a page is made from. */
export interface PageSources {
  page: Loader<object>
  header: Loader<{ name: HeaderName }> | undefined
  footer: Loader<{ name: FooterName }> | undefined
  words: readonly WordFile[]
  shell: PageShell
}

type WordLoader = (language: Language, file: WordFile) => Promise<Partial<PageCatalog>>

export interface Preparation {
  /** The same promise for the same page and language, a failed one too: React asks again while it renders. */
  prepare(found: FoundPage, language: Language): Promise<PreparedPage>
  /** Prepares a page that may be wanted next. Where that fails, nobody hears of it: whoever wants the page asks anew. */
  prefetch(found: FoundPage, language: Language): void
  /** Forgets what failed, so that asking again tries again. */
  forgetFailures(): void
  /** The translator of the last page that was ready: what can still be said when a file is missing. */
  spoken(): Translator | undefined
}

/**
 * Both sides prepare a page before they render it: the server because `renderToString` cannot wait, the browser
 * because hydration must find the same tree.
 * @param sourcesOf what a page is made from; the browser asks for the list of all pages only when it leaves the first one
 * @param load how a file arrives: the browser adds its time-out
 * @param onWait hears of a page that is wanted and not there yet
 */
export function createPreparation(
  sourcesOf: (found: FoundPage) => Promise<PageSources>,
  loadWords: WordLoader,
  load: <T>(ask: () => Promise<T>) => Promise<T>,
  onWait: (page: Promise<PreparedPage>) => void = () => undefined,
): Preparation {
  const translators = new Map<Language, Translator>()
  const pages = new Map<string, Promise<PreparedPage>>()
  const failed = new Set<string>()
  /** Those that somebody waits for, or has seen. */
  const wanted = new Set<string>()
  let spoken: Translator | undefined

  async function translatorWith(language: Language, files: readonly WordFile[]): Promise<Translator> {
    const parts = await Promise.all(files.map((file) => load(() => loadWords(language, file))))
    const words = Object.assign({}, ...parts) as LoadedWords
    const known = translators.get(language)
    if (known) {
      addWords(known, words)
      return known
    }
    const translator = createTranslator(language, words)
    translators.set(language, translator)
    return translator
  }

  async function start(found: FoundPage, language: Language): Promise<PreparedPage> {
    const { words, shell, page, header, footer } = await load(() => sourcesOf(found))
    const [translator, pageModule, headerModule, footerModule] = await Promise.all([
      translatorWith(language, words),
      load(page),
      header && load(header),
      footer && load(footer),
    ])
    return {
      translator,
      Page: pageModule.default,
      Header: headerModule?.default,
      Footer: footerModule?.default,
      shell,
    }
  }

  const keyOf = (found: FoundPage, language: Language) => `${pageNameOf(found)} ${language}`

  function once(found: FoundPage, language: Language): Promise<PreparedPage> {
    const key = keyOf(found, language)
    const known = pages.get(key)
    if (known) return known
    const prepared = start(found, language)
    pages.set(key, prepared)
    void prepared.then(
      (value) => {
        // What React's `use` reads at once, without waiting for the next tick.
        void Object.assign(prepared, { status: 'fulfilled', value })
        spoken = value.translator
      },
      () => {
        if (wanted.has(key)) failed.add(key)
        else pages.delete(key)
      },
    )
    return prepared
  }

  return {
    prepare(found, language) {
      const key = keyOf(found, language)
      wanted.add(key)
      const prepared = once(found, language)
      if (!('status' in prepared)) onWait(prepared)
      return prepared
    },
    prefetch(found, language) {
      once(found, language).catch(() => undefined)
    },
    forgetFailures() {
      for (const key of failed) {
        pages.delete(key)
        // Nobody waits for it any more: should a prefetch of it fail now, the next visitor asks anew.
        wanted.delete(key)
      }
      failed.clear()
    },
    spoken: () => spoken,
  }
}
