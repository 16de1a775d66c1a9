import { reach } from '#shared/content/organisation.ts'
import { wordsIn } from '#locales/translator.ts'
import { useFacts, useFactTags } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { Fact } from './FactList.tsx'
import { EmailLink } from '../ui/EmailLink.tsx'

/** Returns the party's contact facts as pairs of term and value, the same on every page. */
export function useContactFacts(): readonly Fact[] {
  const party = useFacts(reach)
  const { t, i18n } = useTranslation(['common', 'organisation'])
  // The others are names of places, which are equal in all languages.
  const facts = [
    { term: t('facts.address'), value: t('organisation:street'), lang: useFactTags()['address'] },
    { term: t('facts.email'), value: <EmailLink address={party.email} /> },
    { term: t('facts.municipality'), value: t('organisation:municipality') },
    { term: t('facts.city'), value: t('organisation:city') },
    { term: t('facts.republic'), value: t('organisation:republic') },
    { term: t('facts.province'), value: wordsIn(i18n, 'organisation').province },
  ]
  // A party may have no seat in a province.
  return facts.filter(({ value }) => value !== '')
}
