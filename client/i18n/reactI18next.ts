import { createContext, createElement, use, type ReactNode } from 'react'
import type { NamespacesAtHand, Translator } from '#locales/translator.ts'

/**
 * The part of react-i18next that the browser needs; it replaces react-i18next in the built script
 * (`scripts/vite/libraries.ts`, docs/decisions/0025). A page renders after its words have been loaded, and the language of
 * a translator never changes, so the hook has nothing to wait for and no events to follow.
 */

const Translators = createContext<Translator | undefined>(undefined)

/** Provides the translator of the page. */
export const I18nextProvider = (props: { i18n: Translator; children: ReactNode }) =>
  createElement(Translators, { value: props.i18n }, props.children)

/** Returns the translator and its function for the words of a namespace; of several, for the first. */
export function useTranslation(namespaces: NamespacesAtHand = 'common') {
  const translator = use(Translators)!
  return { t: translator.getFixedT(null, [namespaces].flat()[0]!), i18n: translator }
}
