import { reach } from '#shared/content/organisation.ts'
import type { ReactNode } from 'react'
import { wordsIn } from '#locales/translator.ts'
import { useFacts } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { EmailLink } from '../ui/EmailLink.tsx'

/** Returns the party's contact facts as pairs of term and value, the same on every page. */
export function useContactFacts(): readonly { term: string; value: ReactNode }[] {
  const party = useFacts(reach)
  const { t, i18n } = useTranslation(['common', 'organisation'])
  const facts = [
    { term: t('facts.address'), value: t('organisation:street') },
    { term: t('facts.email'), value: <EmailLink address={party.email} /> },
    { term: t('facts.municipality'), value: t('organisation:municipality') },
    { term: t('facts.city'), value: t('organisation:city') },
    { term: t('facts.republic'), value: t('organisation:republic') },
    { term: t('facts.province'), value: wordsIn(i18n, 'organisation').province },
  ]
  // A party may have no seat in a province.
  return facts.filter(({ value }) => value !== '')
}
