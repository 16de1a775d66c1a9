import { createInstance, type i18n, type ParseKeys } from 'i18next'
import type { Language } from '#shared/i18n/languages.ts'
import type { Namespace, PageCatalog } from './catalog.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Omit<PageCatalog, 'facts'>
  }
}

/** The values of a text's placeholders; `count` selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>

/** The namespaces of a translation function. Keys of the first are written alone, others as `namespace:key`. */
type TextNamespace = Exclude<Namespace, 'facts'>
export type NamespacesAtHand = TextNamespace | readonly TextNamespace[]

/**
 * Returns the text of a key. Replaces i18next's own type, which computes every key's result at each call, though it is
 * always a string; that took most of the type check (docs/decisions/0001).
 */
export type Translate<Ns extends NamespacesAtHand> = (key: ParseKeys<Ns>, values?: TextValues) => string

/** An i18next instance for one language, made in the same way on the server and in the browser. */
export interface Translator extends Omit<i18n, 't' | 'getFixedT'> {
  t: Translate<readonly ['common', ...TextNamespace[]]>
  getFixedT: <Ns extends TextNamespace>(language: string | null, namespace: Ns) => Translate<Ns>
}

/** The words of a page; the browser has only those that it has loaded. */
export type LoadedWords = Partial<PageCatalog> & Pick<PageCatalog, 'organisation'>

/**
 * Returns a translator for one language. `{{partyName}}` has a default: the name as it is written inside a sentence.
 * Texts with the name alone pass it themselves.
 * There is no fallback language: a missing key is shown as it is, and tests look for that.
 */
export function createTranslator(language: Language, words: LoadedWords, create = createInstance): Translator {
  const translator = create() as unknown as Translator
  void translator.init({
    lng: language,
    supportedLngs: [language],
    fallbackLng: false,
    load: 'currentOnly',
    ns: Object.keys(words),
    defaultNS: 'common',
    resources: { [language]: words },
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { partyName: words.organisation.nameInSentence } },
    react: { useSuspense: false },
  })
  cacheTexts(translator)
  return translator
}

/**
 * Caches the texts of keys without placeholders: i18next takes longer to find them than React to render them. Added
 * words clear the cache.
 */
function cacheTexts(translator: Translator): void {
  type Fixed = (key: unknown, ...rest: unknown[]) => string
  const getFixedT = translator.getFixedT.bind(translator) as unknown as (...scope: unknown[]) => Fixed
  const scopes = new Map<string, Fixed>()
  translator.store.on('added', () => scopes.clear())

  translator.getFixedT = (...scope: unknown[]): Fixed => {
    const name = JSON.stringify(scope)
    let cached = scopes.get(name)
    if (!cached) {
      const fixed = getFixedT(...scope)
      const texts = new Map<unknown, string>()
      const textOf: Fixed = (key, ...rest) => {
        if (rest.length > 0) return fixed(key, ...rest)
        const known = texts.get(key)
        if (known !== undefined) return known
        const text = fixed(key)
        texts.set(key, text)
        return text
      }
      cached = Object.assign(textOf, fixed)
      scopes.set(name, cached)
    }
    return cached
  }
}

/** Returns a namespace as a typed object, for texts without placeholders. */
export const wordsIn = <N extends Namespace>(translator: Translator, namespace: N): PageCatalog[N] =>
  translator.getResourceBundle(translator.language, namespace) as PageCatalog[N]

/** Adds namespaces that were loaded later. */
export function addWords(translator: Translator, words: Partial<PageCatalog>): void {
  for (const [namespace, bundle] of Object.entries(words))
    translator.addResourceBundle(translator.language, namespace, bundle)
}
