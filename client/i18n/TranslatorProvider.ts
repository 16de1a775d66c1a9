import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Translator } from '#locales/translator.ts'

/** The provider of react-i18next, with the types of our translator. */
export const TranslatorProvider = I18nextProvider as unknown as (props: {
  i18n: Translator
  children: ReactNode
}) => ReactNode
