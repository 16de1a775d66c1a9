import { useId, type ReactNode } from 'react'
import field from './Field.module.css'
import styles from './Choices.module.css'
import { useFormState } from './FormContext.ts'

export interface Choice {
  value: string
  label: ReactNode
  /** What the choice means, below its name. */
  text?: string
}

interface ChoicesProps {
  name: string
  options: readonly Choice[]
  initial: string
  /** The last one is of another kind, and has a row of its own where there is no room for all. */
  isLastApart?: boolean
}

/** One of a few, each a box to press. */
export const Choices = ({ name, options, initial, isLastApart }: ChoicesProps) => (
  <div className={styles.choices} data-apart={isLastApart || undefined}>
    {options.map(({ value, label, text }) => (
      <label key={value}>
        <input type="radio" name={name} value={value} defaultChecked={value === initial} />
        <span>
          <b>{label}</b>
          {text && <small>{text}</small>}
        </span>
      </label>
    ))}
  </div>
)

interface ChoiceFieldProps extends ChoicesProps {
  legend: string
  /** What belongs to one of the choices. */
  children?: ReactNode
}

/** The same as a field of a form, with its name and what is wrong with it. */
export function ChoiceField({ legend, children, ...choices }: ChoiceFieldProps) {
  const { errorOf, valueOf } = useFormState()
  const id = useId()
  const error = errorOf(choices.name)
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {error && (
        <p className={field.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <Choices {...choices} initial={valueOf(choices.name) ?? choices.initial} />
      {children}
    </fieldset>
  )
}
