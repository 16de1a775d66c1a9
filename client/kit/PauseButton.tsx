import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './PauseButton.module.css'

interface PauseButtonProps {
  isStopped: boolean
  onToggle: () => void
}

/** Stops what moves by itself behind or beside words, and lets it go on. */
export function PauseButton({ isStopped, onToggle }: PauseButtonProps) {
  const { t } = useTranslation('controls')
  return (
    <button type="button" className={styles.button} data-stopped={isStopped} onClick={onToggle}>
      {t(isStopped ? 'media.play' : 'media.pause')}
    </button>
  )
}
