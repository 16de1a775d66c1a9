import { useEffect, useId, useState, type RefObject } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { LineIcon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './QuantityField.module.css'

const signs = { less: 'M5 12h14', more: 'M12 5v14M5 12h14' } as const

interface QuantityFieldProps {
  ref: RefObject<HTMLInputElement | null>
  name: string
  min: number
  max: number
  /** The id of the error message. */
  errorId: string | undefined
  /** Called when a button has changed the quantity. */
  onStep: () => void
}

/** Renders a quantity field with buttons, which need script. The quantity is never below 0. */
export function QuantityField({ ref, name, min, max, errorId, onStep }: QuantityFieldProps) {
  const { t } = useTranslation('productPage')
  const id = useId()
  const [quantity, setQuantity] = useState(1)
  // Only steps are announced; screen readers read typed text anyway.
  const [isStepped, setStepped] = useState(false)

  // Takes over a value typed before hydration.
  useEffect(() => {
    if (ref.current) setQuantity(ref.current.valueAsNumber || 0)
  }, [ref])

  function put(requested: number) {
    const whole = Math.min(max, Math.max(0, Math.trunc(requested) || 0))
    setQuantity(whole)
    if (ref.current) ref.current.value = String(whole)
  }
  function step(by: 1 | -1) {
    put((ref.current?.valueAsNumber || 0) + by)
    setStepped(true)
    onStep()
  }
  const button = (by: 1 | -1, label: string, isAtEnd: boolean) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-controls={id}
      aria-disabled={isAtEnd || undefined}
      onClick={() => step(by)}
    >
      <LineIcon path={by === 1 ? signs.more : signs.less} />
    </button>
  )
  return (
    <div className={styles.quantity}>
      <label htmlFor={id}>{t('quantity.label')}</label>
      <div className={styles.box}>
        {button(-1, t('quantity.less'), quantity <= 0)}
        <input
          ref={ref}
          id={id}
          type="number"
          name={name}
          defaultValue={1}
          min={min}
          max={max}
          step={1}
          required
          inputMode="numeric"
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          onInput={({ currentTarget }) => {
            setStepped(false)
            setQuantity(currentTarget.valueAsNumber || 0)
          }}
          onBlur={({ currentTarget }) => put(currentTarget.valueAsNumber)}
        />
        {button(1, t('quantity.more'), quantity >= max)}
      </div>
      <VisuallyHidden>
        <span role="status">{isStepped && quantity}</span>
      </VisuallyHidden>
    </div>
  )
}
