import { Button } from '../ui/Button.tsx'
import { LineIcon } from '../ui/Icon.tsx'
import styles from './PrintButton.module.css'

const printer = 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z'

/** Prints the page, of one with a slip the slip; without script it is not shown, as the browser's own menu prints the same. */
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
