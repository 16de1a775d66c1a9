import { useId } from 'react'
import styles from './NeverAgainCheckbox.module.css'

interface NeverAgainCheckboxProps {
  label: string
  isPermanent: boolean
  onChange: (isPermanent: boolean) => void
}

/** Renders the checkbox that keeps a window from opening by itself again. Without script no window does so. */
export function NeverAgainCheckbox({ label, isPermanent, onChange }: NeverAgainCheckboxProps) {
  const box = useId()
  return (
    <p className={styles.never} data-needs="script">
      <input id={box} type="checkbox" checked={isPermanent} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={box}>{label}</label>
    </p>
  )
}
