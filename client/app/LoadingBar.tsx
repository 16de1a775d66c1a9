import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './LoadingBar.module.css'
import { closeModals } from '../site/modal.ts'
import { isLongWait, onLongWait, stopWaiting } from './waiting.ts'

/** A thin bar at the top of the window while the next page is loading, and a word for those who do not see it. */
export function LoadingBar() {
  const { t } = useTranslation()
  const isShown = useSyncExternalStore(onLongWait, isLongWait, () => false)

  // Whoever goes back to the page that is still shown has changed no place.
  useEffect(() => {
    addEventListener('popstate', stopWaiting)
    return () => removeEventListener('popstate', stopWaiting)
  }, [])

  // What is open over the page would hide the bar, and keep it from being announced.
  useEffect(() => {
    if (isShown) closeModals()
  }, [isShown])

  return (
    <div className={styles.place} role="status" data-shown={isShown || undefined}>
      <VisuallyHidden>{isShown ? t('load.underWay') : ''}</VisuallyHidden>
    </div>
  )
}
