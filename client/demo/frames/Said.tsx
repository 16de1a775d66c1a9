import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleLabel } from '../../sections/SampleLabel.tsx'

interface SaidProps {
  paragraphs: readonly string[]
  /** The label of words that nobody has said. */
  sample: string
}

/** What the co-president goes on to say, and that it is hers. */
export function Said({ paragraphs, sample }: SaidProps) {
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
