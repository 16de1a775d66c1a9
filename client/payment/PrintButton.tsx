import { Button } from '../ui/Button.tsx'
import { LineIcon } from '../ui/Icon.tsx'
import styles from './PrintButton.module.css'

const printer = 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z'

/**
 * Renders a button that prints the page, or only the slip if it has one. It is hidden without script; the browser's own
 * menu prints the same.
 */
export function PrintButton({ label }: { label: string }) {
  return (
    <span className={styles.print}>
      <Button tone="paper" size="large" onClick={() => print()}>
        <LineIcon path={printer} />
        {label}
      </Button>
    </span>
  )
}
