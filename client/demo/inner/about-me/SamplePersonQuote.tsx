import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Blockquote, type BlockquoteLook } from '../../../kit/Blockquote.tsx'

interface SamplePersonQuoteProps {
  words: { text: string; role: string }
  look: BlockquoteLook
}

/** Renders a sample quotation of a person who has no name yet. */
export function SamplePersonQuote({ words: { text, role }, look }: SamplePersonQuoteProps) {
  const { t } = useTranslation('organisation')
  return <Blockquote quote={text} person={{ name: t('person'), role }} look={look} />
}
