import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './BackToTop.module.css'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The anchor of the document (`server/rendering/document.ts`). */
const top = '#top'

/** Renders the link to the top. It sticks to the edge of the screen and covers neither the footer nor controls. */
export function BackToTop() {
  const { t } = useTranslation()
  return (
    <div className={styles.place}>
      <a
        className={styles.arrow}
        href={top}
        data-to-top
        onClick={(event) => {
          event.preventDefault()
          const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
          scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
          document.getElementById('content')?.focus({ preventScroll: true })
        }}
      >
        <Icon name="up" />
        <VisuallyHidden>{t('backToTop')}</VisuallyHidden>
      </a>
    </div>
  )
}
