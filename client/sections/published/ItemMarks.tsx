import type { DraftState } from '#shared/publishing/published.ts'
import { isTextLanguage } from '#shared/publishing/documents.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ItemMarks.module.css'

/** Renders what sets a text apart: that it is in another language, or that only a preview shows it. */
export function ItemMarks({ lang, state }: { lang: string | undefined; state: DraftState | undefined }) {
  const { t } = useTranslation('published')
  return (
    <>
      {isTextLanguage(lang) && <span className={styles.language}>{t(`in.${lang}`)}</span>}
      {state && (
        <strong className={styles.state} data-draft={state}>
          {t(state)}
        </strong>
      )}
    </>
  )
}
