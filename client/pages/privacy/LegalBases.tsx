import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'

const bases = ['consent', 'contract', 'law', 'interest'] as const

/** Renders the legal bases, each with the data it is for. */
export function LegalBases() {
  const { t } = useTranslation('privacy')
  return (
    <FactList
      list={bases.map((id) => ({
        term: t(`sections.basis.rows.${id}.term`),
        value: t(`sections.basis.rows.${id}.text`),
      }))}
    />
  )
}
