import type { Translator } from '#locales/translator.ts'
import { Button } from '../ui/Button.tsx'
import type { LoadError } from '../loading/LoadError.ts'
import styles from './LoadFailure.module.css'

interface LoadFailureProps {
  reason: LoadError['reason'] | 'broken'
  translator: Translator
  /** The action of the button after a timeout; for other reasons the button reloads the document. */
  onRetry?: () => void
}

/** Renders the message in place of a page whose file is missing or that throws an error. */
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
