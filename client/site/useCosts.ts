import { costWords } from '#locales/costWords.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useSite } from './site.ts'

/** Returns what the chapters of the site cost, in words; undefined once staff have published others. */
export function useCosts() {
  const { t } = useTranslation()
  return useSite().changes?.facts.chapters ? undefined : costWords(t)
}
