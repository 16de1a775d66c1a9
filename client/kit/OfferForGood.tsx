import { useId } from 'react'
import styles from './OfferForGood.module.css'

interface OfferForGoodProps {
  label: string
  isForGood: boolean
  onChange: (isForGood: boolean) => void
}

/** Renders the checkbox that keeps a window from opening by itself again. Without script no window does so. */
export function OfferForGood({ label, isForGood, onChange }: OfferForGoodProps) {
  const box = useId()
  return (
    <p className={styles.never} data-needs="script">
      <input id={box} type="checkbox" checked={isForGood} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={box}>{label}</label>
    </p>
  )
}
