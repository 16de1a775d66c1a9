import type { ComponentType } from 'react'
import type { PageCatalog, WordFile } from '#locales/catalog.ts'
import { addWords, createTranslator, type LoadedWords, type Translator } from '#locales/translator.ts'
import type { FooterName } from '#shared/routes/footers.ts'
import type { HeaderName } from '#shared/routes/headers.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
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
  /**
   * Prepares a page that may be wanted next. A failure is not reported. `prepare` then starts again, even when it was called while the
   * prefetch was still under way.
   */
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
  /** Those that somebody waits for, or has seen. */
  const pages = new Map<string, Promise<PreparedPage>>()
  /** Those that nobody has asked for yet. */
  const prefetched = new Map<string, Promise<PreparedPage>>()
  const failed = new Set<string>()
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

  /** Records the outcome, so that React's `use` reads it at once, without waiting for the next tick. */
  function recordOutcome(key: string, prepared: Promise<PreparedPage>): Promise<PreparedPage> {
    void prepared.then(
      (value) => {
        void Object.assign(prepared, { status: 'fulfilled', value })
        spoken = value.translator
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
        const restart = () => start(found, language)
        const early = prefetched.get(key)
        prepared = recordOutcome(key, !early ? restart() : 'status' in early ? early : early.catch(restart))
        prefetched.delete(key)
        pages.set(key, prepared)
      }
      if (!('status' in prepared)) onWait(prepared)
      return prepared
    },
    prefetch(found, language) {
      const key = keyOf(found, language)
      if (pages.has(key) || prefetched.has(key)) return
      const early = start(found, language)
      prefetched.set(key, early)
      early.then(
        (value) => void Object.assign(early, { status: 'fulfilled', value }),
        () => prefetched.delete(key),
      )
    },
    forgetFailures() {
      for (const key of failed) pages.delete(key)
      failed.clear()
    },
    spoken: () => spoken,
  }
}
