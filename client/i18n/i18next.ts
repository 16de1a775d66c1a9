import type { i18n, InitOptions } from 'i18next'
import type { TextValues } from '#locales/translator.ts'

/**
 * The part of i18next that the browser needs; it replaces i18next in the built script (`scripts/vite/libraries.ts`). It
 * has keys, plurals, placeholders and numbers of one language, in 1 kB instead of 13 (docs/decisions/0025).
 * The server uses i18next itself. `tests/unit/client/i18next.test.ts` compares both for every key of every language.
 */

type Listener = () => void

const valueAt = (words: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((bundle, name) => (bundle as Readonly<Record<string, unknown>> | undefined)?.[name], words)

/** Fills `{{name}}` and `{{name, number}}`. */
const fill = (text: string, values: TextValues, language: string): string =>
  text.replace(/\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g, (_, name: string, format?: string) => {
    const value = values[name] ?? ''
    return format ? new Intl.NumberFormat(language).format(Number(value)) : String(value)
  })

/** Returns an i18next instance without words; `init` adds them. */
export function createInstance(): i18n {
  let language = ''
  let defaultNamespace = ''
  let defaults: TextValues = {}
  const words: Record<string, unknown> = {}
  let plurals: Intl.PluralRules
  const listeners = new Set<Listener>()

  const lookUp = (namespace: string, key: string, values: TextValues = {}): string => {
    const colon = key.indexOf(':')
    const bundle = words[colon < 0 ? namespace : key.slice(0, colon)]
    const path = key.slice(colon + 1)
    const { count } = values
    const form = typeof count === 'number' ? valueAt(bundle, `${path}_${plurals.select(count)}`) : undefined
    const found = form ?? valueAt(bundle, path)
    return typeof found === 'string' ? fill(found, { ...defaults, ...values }, language) : path
  }

  const instance = {
    language,
    init(options: InitOptions) {
      language = options.lng!
      defaultNamespace = options.defaultNS as string
      defaults = options.interpolation?.defaultVariables ?? {}
      plurals = new Intl.PluralRules(language)
      Object.assign(words, options.resources![language])
      instance.language = language
    },
    t: (key: string, values?: TextValues) => lookUp(defaultNamespace, key, values),
    getFixedT:
      (_: unknown, namespace: string | undefined = defaultNamespace) =>
      (key: string, values?: TextValues) =>
        lookUp(namespace, key, values),
    getResourceBundle: (_: string, namespace: string) => words[namespace],
    addResourceBundle(_: string, namespace: string, bundle: unknown) {
      words[namespace] = bundle
      for (const listener of listeners) listener()
    },
    store: {
      on: (_: string, listener: Listener) => listeners.add(listener),
    },
  }
  return instance as unknown as i18n
}
