import { useTranslation } from '../../i18n/useTranslation.ts'

interface CoPresidentQuoteProps {
  paragraphs: readonly string[]
}

/** Renders paragraphs of a quotation, signed by the co-president. */
export function CoPresidentQuote({ paragraphs }: CoPresidentQuoteProps) {
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
    </>
  )
}
