import type { ReactNode } from 'react'
import { organisation } from '#shared/content/organisation.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { EmailLink } from '../ui/EmailLink.tsx'

/** Returns the party's contact facts as pairs of term and value, the same on every page. */
export function useContactFacts(): readonly { term: string; value: ReactNode }[] {
  const { t } = useTranslation(['common', 'organisation'])
  return [
    { term: t('facts.address'), value: t('organisation:street') },
    { term: t('facts.email'), value: <EmailLink address={organisation.email} /> },
    { term: t('facts.municipality'), value: t('organisation:municipality') },
    { term: t('facts.city'), value: t('organisation:city') },
    { term: t('facts.republic'), value: t('organisation:republic') },
    { term: t('facts.province'), value: t('organisation:province') },
  ]
}
