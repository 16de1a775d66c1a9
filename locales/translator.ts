import { createInstance, type i18n, type ParseKeys } from 'i18next'
import type { Language } from '#shared/i18n/languages.ts'
import type { Namespace, PageCatalog } from './catalog.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: PageCatalog
  }
}

/** What a text's placeholders are filled with; `count` chooses its plural. */
export type TextValues = Readonly<Record<string, string | number>>

/** Namespaces at hand: keys of the first are written as they are, those of the others as `namespace:key`. */
export type NamespacesAtHand = Namespace | readonly Namespace[]

/**
 * Gives the text of a key. i18next's own type works out at each call what every key could return, which is always a string here: most
 * of the type check went into that (docs/decisions/0001).
 */
export type Translate<Ns extends NamespacesAtHand> = (key: ParseKeys<Ns>, values?: TextValues) => string

/** An i18next instance that speaks one language. Server and browser make theirs alike. */
export interface Translator extends Omit<i18n, 't' | 'getFixedT'> {
  t: Translate<readonly ['common', ...Namespace[]]>
  getFixedT: <Ns extends Namespace>(language: string | null, namespace: Ns) => Translate<Ns>
}

/** Words that a page has at hand; the browser holds only those it has loaded. */
export type LoadedWords = Partial<PageCatalog> & Pick<PageCatalog, 'organisation'>

/**
 * A translator for one language. `{{partyName}}` is filled everywhere with the name as it
 * stands in a sentence; where it stands alone, it is passed by hand. There is no fallback language: a missing key
 * would show as itself, and the tests look for that.
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
  rememberAnswers(translator)
  return translator
}

/**
 * What a key without placeholders means is looked up once: i18next takes longer to find it than React to render it.
 * Forgotten when words are added.
 */
function rememberAnswers(translator: Translator): void {
  type Fixed = (key: unknown, ...rest: unknown[]) => string
  const getFixedT = translator.getFixedT.bind(translator) as unknown as (...scope: unknown[]) => Fixed
  const scopes = new Map<string, Fixed>()
  translator.store.on('added', () => scopes.clear())

  const remembering = (...scope: unknown[]): Fixed => {
    const name = JSON.stringify(scope)
    let asked = scopes.get(name)
    if (!asked) {
      const fixed = getFixedT(...scope)
      const answers = new Map<unknown, string>()
      const ask: Fixed = (key, ...rest) => {
        if (rest.length > 0) return fixed(key, ...rest)
        const known = answers.get(key)
        if (known !== undefined) return known
        const answer = fixed(key)
        answers.set(key, answer)
        return answer
      }
      asked = Object.assign(ask, fixed)
      scopes.set(name, asked)
    }
    return asked
  }
  translator.getFixedT = remembering
}

/** A namespace as a typed object, for texts without placeholders. */
export const wordsIn = <N extends Namespace>(translator: Translator, namespace: N): PageCatalog[N] =>
  translator.getResourceBundle(translator.language, namespace) as PageCatalog[N]

/** Adds namespaces that arrived later. */
export function addWords(translator: Translator, words: Partial<PageCatalog>): void {
  for (const [namespace, bundle] of Object.entries(words))
    translator.addResourceBundle(translator.language, namespace, bundle)
}
