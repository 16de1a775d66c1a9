import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Translator } from '#locales/translator.ts'

/** Gives the parts inside it their translator, as react-i18next does, in the types of ours. */
export const TranslatorProvider = I18nextProvider as unknown as (props: {
  i18n: Translator
  children: ReactNode
}) => ReactNode
