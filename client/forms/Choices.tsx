import { useId, type ReactNode } from 'react'
import field from './Field.module.css'
import styles from './Choices.module.css'
import { useFormState } from './FormContext.ts'

export interface Choice {
  value: string
  label: ReactNode
  /** The explanation below its name. */
  text?: string | undefined
  /** The `lang` of the explanation, if it is not that of the page. */
  lang?: string | undefined
}

interface ChoicesProps {
  name: string
  options: readonly Choice[]
  initial: string
  /** Whether the last choice differs from the others; it has a row of its own if there is no space for all. */
  isLastApart?: boolean
}

/** Renders radio buttons as boxes. */
export const Choices = ({ name, options, initial, isLastApart }: ChoicesProps) => (
  <div className={styles.choices} data-apart={isLastApart || undefined}>
    {options.map(({ value, label, text, lang }) => (
      <label key={value}>
        <input type="radio" name={name} value={value} defaultChecked={value === initial} />
        <span>
          <b>{label}</b>
          {text && <small lang={lang}>{text}</small>}
        </span>
      </label>
    ))}
  </div>
)

interface ChoiceFieldProps extends ChoicesProps {
  legend: string
  /** Content that belongs to one of the choices. */
  children?: ReactNode
}

/** Renders choices as a field with a legend and an error. */
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
