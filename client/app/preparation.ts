import type { ComponentType } from 'react'
import type { PageCatalog, WordFile } from '#locales/catalog.ts'
import { addWords, createTranslator, type LoadedWords, type Translator } from '#locales/translator.ts'
import type { FooterName } from '#shared/routes/footers.ts'
import type { HeaderName } from '#shared/routes/headers.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
import { pageNameOf } from '#shared/routes/pageName.ts'
import { LoadError } from '../loading/LoadError.ts'
import type { PageShell } from '../pages/pageEntry.ts'

/** A page whose modules and words are loaded, so that it renders without waiting. */
export interface PreparedPage {
  translator: Translator
  Page: ComponentType<object>
  /** Undefined for the party's own header and footer. */
  Header: ComponentType<{ name: HeaderName }> | undefined
  Footer: ComponentType<{ name: FooterName }> | undefined
  shell: PageShell
}

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>

/** The modules and words of a page. */
export interface PageSources {
  page: Loader<object>
  header: Loader<{ name: HeaderName }> | undefined
  footer: Loader<{ name: FooterName }> | undefined
  words: readonly WordFile[]
  shell: PageShell
}

type WordLoader = (language: Language, file: WordFile) => Promise<Partial<PageCatalog>>

export interface Preparation {
  /**
   * Loads a page. Returns the same promise for the same page and language, also after a failure, because React calls it
   * for each attempt to render.
   */
  prepare(found: FoundPage, language: Language): Promise<PreparedPage>
  /**
   * Loads a page that may be needed next. A failure is not reported. `prepare` then starts again, even when it was
   * called during the prefetch, unless that reached its timeout.
   */
  prefetch(found: FoundPage, language: Language): void
  /** Removes failed pages, so that `prepare` loads them again. */
  forgetFailures(): void
  /** Returns the translator of the last page that was ready, for messages about missing files. */
  lastTranslator(): Translator | undefined
}

/**
 * Returns the loader of pages. Both sides load a page before they render it: the server because `renderToString` cannot
 * wait, the browser because hydration needs the same tree.
 * @param sourcesOf returns the sources of a page; the browser loads the list of all pages only when it leaves the first
 * one
 * @param load loads a file; the browser adds a timeout
 * @param onWait is called with a page that is needed and not loaded yet
 */
export function createPreparation(
  sourcesOf: (found: FoundPage) => Promise<PageSources>,
  loadWords: WordLoader,
  load: <T>(load: () => Promise<T>) => Promise<T>,
  onWait: (page: Promise<PreparedPage>) => void = () => undefined,
): Preparation {
  const translators = new Map<Language, Translator>()
  /** Pages that a visitor has requested. */
  const pages = new Map<string, Promise<PreparedPage>>()
  /** Pages that are only prefetched. */
  const prefetched = new Map<string, Promise<PreparedPage>>()
  const failed = new Set<string>()
  let lastTranslator: Translator | undefined

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

  /** Stores the result in the promise, so that React's `use` reads it at once. */
  function recordOutcome(key: string, prepared: Promise<PreparedPage>): Promise<PreparedPage> {
    void prepared.then(
      (value) => {
        void Object.assign(prepared, { status: 'fulfilled', value })
        lastTranslator = value.translator
      },
      () => failed.add(key),
    )
    return prepared
  }

  return {
    prepare(found, language) {
      const key = keyOf(found, language)
      let prepared = pages.get(key)
      if (!prepared) {
        const restart = (error?: unknown) => {
          // A second wait would double the timeout.
          if (error instanceof LoadError && error.reason === 'timeout') throw error
          return start(found, language)
        }
        const running = prefetched.get(key)
        prepared = recordOutcome(key, !running ? restart() : 'status' in running ? running : running.catch(restart))
        prefetched.delete(key)
        pages.set(key, prepared)
      }
      if (!('status' in prepared)) onWait(prepared)
      return prepared
    },
    prefetch(found, language) {
      const key = keyOf(found, language)
      if (pages.has(key) || prefetched.has(key)) return
      const running = start(found, language)
      prefetched.set(key, running)
      running.then(
        (value) => void Object.assign(running, { status: 'fulfilled', value }),
        () => prefetched.delete(key),
      )
    },
    forgetFailures() {
      for (const key of failed) pages.delete(key)
      failed.clear()
    },
    lastTranslator: () => lastTranslator,
  }
}
