import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './PauseButton.module.css'

interface PauseButtonProps {
  isStopped: boolean
  onToggle: () => void
}

/** Renders a button that pauses and resumes background motion (WCAG 2.2, 2.2.2). */
export function PauseButton({ isStopped, onToggle }: PauseButtonProps) {
  const { t } = useTranslation('controls')
  return (
    <button type="button" className={styles.button} data-stopped={isStopped} onClick={onToggle}>
      {t(isStopped ? 'media.play' : 'media.pause')}
    </button>
  )
}
