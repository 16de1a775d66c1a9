import { useId } from 'react'
import styles from './OfferForGood.module.css'

interface OfferForGoodProps {
  label: string
  isForGood: boolean
  onChange: (isForGood: boolean) => void
}

/** The box by which a window that opens by itself is told never to do so again. Without script none does. */
export function OfferForGood({ label, isForGood, onChange }: OfferForGoodProps) {
  const box = useId()
  return (
    <p className={styles.never} data-needs="script">
      <input id={box} type="checkbox" checked={isForGood} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={box}>{label}</label>
    </p>
  )
}
