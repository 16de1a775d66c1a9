import type { i18n, InitOptions } from 'i18next'
import type { TextValues } from '#locales/translator.ts'

/**
 * What the browser needs of i18next, in its place in the built script (`scripts/vite/libraries.ts`): keys, plurals, placeholders and numbers
 * of one language, 1 kB instead of 13 on every first visit (docs/decisions/0025). The server speaks through i18next itself;
 * `tests/unit/client/i18next.test.ts` asks both for every key of every language.
 */

type Listener = () => void

const at = (words: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Readonly<Record<string, unknown>> | undefined)?.[name], words)

/** Fills `{{name}}` and `{{name, number}}`. */
const fill = (text: string, values: TextValues, language: string): string =>
  text.replace(/\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g, (_, name: string, format?: string) => {
    const value = values[name] ?? ''
    return format ? new Intl.NumberFormat(language).format(Number(value)) : String(value)
  })

/** An instance to be given words with `init`, as i18next makes it. */
export function createInstance(): i18n {
  let language = ''
  let defaultNamespace = ''
  let given: TextValues = {}
  const words: Record<string, unknown> = {}
  let plurals: Intl.PluralRules
  const listeners = new Set<Listener>()

  const lookUp = (namespace: string, key: string, values: TextValues = {}): string => {
    const colon = key.indexOf(':')
    const inside = words[colon < 0 ? namespace : key.slice(0, colon)]
    const path = key.slice(colon + 1)
    const { count } = values
    const form = typeof count === 'number' ? at(inside, `${path}_${plurals.select(count)}`) : undefined
    const found = form ?? at(inside, path)
    return typeof found === 'string' ? fill(found, { ...given, ...values }, language) : path
  }

  const instance = {
    options: {} as InitOptions,
    isInitialized: false,
    language,
    languages: [] as string[],
    init(options: InitOptions) {
      language = options.lng!
      defaultNamespace = options.defaultNS as string
      given = options.interpolation?.defaultVariables ?? {}
      plurals = new Intl.PluralRules(language)
      Object.assign(words, options.resources![language])
      Object.assign(instance, { options, isInitialized: true, language, languages: [language] })
    },
    t: (key: string, values?: TextValues) => lookUp(defaultNamespace, key, values),
    getFixedT:
      (_: string | undefined, namespace: string | undefined = defaultNamespace) =>
      (key: string, values?: TextValues) =>
        lookUp(namespace, key, values),
    hasLoadedNamespace: (namespace: string) => namespace in words,
    getResourceBundle: (_: string, namespace: string) => words[namespace],
    addResourceBundle(_: string, namespace: string, bundle: unknown) {
      words[namespace] = bundle
      for (const listener of listeners) listener()
    },
    // An instance keeps its language: nobody is ever told of another one.
    on: () => undefined,
    off: () => undefined,
    store: {
      on: (_: string, listener: Listener) => listeners.add(listener),
      off: (_: string, listener: Listener) => listeners.delete(listener),
    },
  }
  return instance as unknown as i18n
}

/** Keys are written as strings here, not as functions. */
export const keyFromSelector = (selector: unknown): string => String(selector)
