import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './LoadingBar.module.css'
import { closeModals } from '../site/modal.ts'
import { isLongWait, onLongWait, stopWaiting } from './waiting.ts'

/** Renders a thin bar at the top of the window while the next page loads, with a message for screen readers. */
export function LoadingBar() {
  const { t } = useTranslation()
  const isShown = useSyncExternalStore(onLongWait, isLongWait, () => false)

  // On a return to the shown page there is no change of place that would end the wait.
  useEffect(() => {
    addEventListener('popstate', stopWaiting)
    return () => removeEventListener('popstate', stopWaiting)
  }, [])

  // A modal dialog would hide the bar and keep it from being announced.
  useEffect(() => {
    if (isShown) closeModals()
  }, [isShown])

  return (
    <div className={styles.place} role="status" data-shown={isShown || undefined}>
      <VisuallyHidden>{isShown ? t('load.underWay') : ''}</VisuallyHidden>
    </div>
  )
}
