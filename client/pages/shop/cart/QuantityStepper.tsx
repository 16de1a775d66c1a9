import { useEffect, useRef, type ReactNode } from 'react'
import { maxQuantity, type LineId } from '#shared/cart.ts'
import { quantityField } from '#shared/cartForm.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { LineIcon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { cartForms } from './cartForms.ts'
import styles from './QuantityStepper.module.css'

const drawings = { less: 'M4 12h16', more: 'M12 4v16M4 12h16' } as const

interface QuantityStepperProps {
  line: LineId
  /** The name of the line's product. */
  item: string
  quantity: number
  /** The typed text that is not a quantity. */
  typed: string | undefined
  /** The id of the error message. */
  errorId: string | undefined
  onStep: (by: number) => void
  /** Called when the field loses the focus, with the element that gets it. */
  onTyped: (typed: string, goesTo: Element | null) => void
}

/** Renders the quantity of a line with buttons. Without script each button is a form post. */
export function QuantityStepper({ line, item, quantity, typed, errorId, onStep, onTyped }: QuantityStepperProps) {
  const { t } = useTranslation('basket')
  const field = useRef<HTMLInputElement>(null)
  const name = quantityField(line)

  // Text typed before hydration stays; a step replaces it.
  const shown = useRef(quantity)
  useEffect(() => {
    if (shown.current !== quantity) field.current!.value = String(quantity)
    shown.current = quantity
  }, [quantity])

  return (
    <span className={styles.stepper} role="group" aria-label={t('line.quantity', { item })}>
      <StepButton {...{ name, quantity }} by={-1} onStep={onStep} label={t('line.less', { item })}>
        <LineIcon path={drawings.less} />
      </StepButton>
      <input
        ref={field}
        form={cartForms.update}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={typed ?? quantity}
        aria-label={t('line.quantity', { item })}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        onBlur={({ target, relatedTarget }) => onTyped(target.value, relatedTarget)}
      />
      <StepButton {...{ name, quantity }} by={1} onStep={onStep} label={t('line.more', { item })}>
        <LineIcon path={drawings.more} />
      </StepButton>
    </span>
  )
}

interface StepButtonProps {
  name: string
  quantity: number
  by: number
  label: string
  onStep: (by: number) => void
  children: ReactNode
}

/** At the limit the button keeps the focus and does nothing. Removing has its own button. */
function StepButton({ name, quantity, by, label, onStep, children }: StepButtonProps) {
  const next = quantity + by
  const isPossible = next >= 1 && next <= maxQuantity
  return (
    <button
      type={isPossible ? 'submit' : 'button'}
      form={cartForms.step}
      {...(isPossible && { name, value: next })}
      aria-disabled={isPossible ? undefined : true}
      onClick={(event) => {
        event.preventDefault()
        if (isPossible) onStep(by)
      }}
    >
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
