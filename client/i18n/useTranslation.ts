import { useTranslation as useI18next } from 'react-i18next'
import type { NamespacesAtHand, Translate, Translator } from '#locales/translator.ts'

/** The hook of react-i18next, with the types of our translator. */
export const useTranslation = useI18next as unknown as <const Ns extends NamespacesAtHand = 'common'>(
  namespaces?: Ns,
) => { t: Translate<Ns>; i18n: Translator }
