import type { Translator } from '#locales/translator.ts'
import { Button } from '../ui/Button.tsx'
import type { LoadError } from '../loading/LoadError.ts'
import styles from './LoadFailure.module.css'

interface LoadFailureProps {
  reason: LoadError['reason'] | 'broken'
  translator: Translator
  /** What the button of a late file does; the others load the document again. */
  onRetry?: () => void
}

/** What stands in a page's place when one of its files did not arrive, or when it fails. */
export function LoadFailure({ reason, translator, onRetry }: LoadFailureProps) {
  const { t } = translator
  const isLate = reason === 'timeout'
  return (
    <main>
      <div className={styles.failure} role="alert">
        <p>{t(`load.${reason}`)}</p>
        <Button onClick={isLate ? onRetry : () => location.reload()}>{t(isLate ? 'load.retry' : 'load.reload')}</Button>
      </div>
    </main>
  )
}
