import type { DraftState } from '#shared/publishing/published.ts'
import { isTextLanguage } from '#shared/publishing/documents.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import './itemMarks.css'

/** Renders what sets a text apart: that it is in another language, or that only a preview shows it. */
export function ItemMarks({ lang, state }: { lang: string | undefined; state: DraftState | undefined }) {
  const { t } = useTranslation('published')
  return (
    <>
      {isTextLanguage(lang) && <span data-look="item-mark">{t(`in.${lang}`)}</span>}
      {state && (
        <strong data-look="item-mark-draft" data-draft={state}>
          {t(state)}
        </strong>
      )}
    </>
  )
}
