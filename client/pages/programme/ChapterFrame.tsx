import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { BackToContents } from '../../sections/TableOfContents.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ProgrammeChapter.module.css'

/** The colours of the heads, in turn, so that neighbours differ. Each contrasts with the drawing of its chapter. */
const fields = ['accent', 'contrast', 'highlight', 'ink'] as const

interface ChapterFrameProps {
  id: string
  number: number
  title: string
  lang?: string | undefined
  /** Below the title. */
  marks?: ReactNode
  picture: ReactNode
  /** The rows. */
  children: ReactNode
}

/** Renders a chapter: its number and title beside a picture, then rows. */
export function ChapterFrame({ id, number, title, lang, marks, picture, children }: ChapterFrameProps) {
  const { t } = useTranslation('programme')
  const titleId = `${id}-title`
  return (
    <article className={styles.chapter} id={id} aria-labelledby={titleId}>
      <header className={styles.head} data-field={fields[(number - 1) % fields.length]}>
        <div className={styles.words}>
          <p className={styles.number}>
            <VisuallyHidden>{t('chapter', { number })}</VisuallyHidden>
            <span aria-hidden="true">{number}</span>
          </p>
          <h2 id={titleId} lang={lang}>
            {title}
          </h2>
          {marks}
        </div>
        {picture}
      </header>
      <div className={styles.rows}>
        {children}
        <BackToContents label={t('backToContents')} />
      </div>
    </article>
  )
}
