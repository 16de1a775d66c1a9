import { useState, type ReactNode } from 'react'
import { useFormState } from '../../../forms/FormContext.ts'
import styles from './RequestSteps.module.css'

interface RequestStepsProps {
  /** The fields of the first step. */
  first: ReactNode
  /** The label of the button that opens the second step. */
  open: string
  /** The second step. */
  children: ReactNode
}

/**
 * Renders the first fields of a request in a bar with a button, which opens the rest of the form. It needs no script, and
 * is open when there is a message or an error.
 */
export function RequestSteps({ first, open, children }: RequestStepsProps) {
  const { status, message } = useFormState()
  const [isOpen, setOpen] = useState(false)
  const isAnswered = status === 'error' || message !== undefined
  if (isAnswered && !isOpen) setOpen(true)
  return (
    <>
      <div className={styles.first}>{first}</div>
      <details className={styles.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{open}</summary>
        <div className={styles.rest}>{children}</div>
      </details>
    </>
  )
}
