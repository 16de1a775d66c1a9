import type { Translator } from '#locales/translator.ts'
import { Button } from '../ui/Button.tsx'
import type { LoadError } from './LoadError.ts'
import styles from './LoadFailure.module.css'

interface LoadFailureProps {
  reason: LoadError['reason']
  translator: Translator
  onRetry: () => void
}

/** What stands in a page's place when one of its files did not arrive. */
export function LoadFailure({ reason, translator, onRetry }: LoadFailureProps) {
  const { t } = translator
  const isMissing = reason === 'missing'
  return (
    <main>
      <div className={styles.failure} role="alert">
        <p>{t(isMissing ? 'load.missing' : 'load.timeout')}</p>
        <Button onClick={isMissing ? () => location.reload() : onRetry}>
          {t(isMissing ? 'load.reload' : 'load.retry')}
        </Button>
      </div>
    </main>
  )
}
