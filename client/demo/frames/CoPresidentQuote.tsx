import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleLabel } from '../../sections/SampleLabel.tsx'

interface CoPresidentQuoteProps {
  paragraphs: readonly string[]
  /** Label that marks the words as a sample. */
  sample: string
}

/** Renders paragraphs of a quotation, signed by the co-president and marked as a sample. */
export function CoPresidentQuote({ paragraphs, sample }: CoPresidentQuoteProps) {
  const { t } = useTranslation('organisation')
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <b>{t('coPresidents.first.name')}</b>
        {`, ${t('coPresidents.first.role')}`}
      </p>
      <SampleLabel label={sample} />
    </>
  )
}
