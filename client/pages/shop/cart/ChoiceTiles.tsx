import { useId, type ReactNode } from 'react'
import { useFormState } from '../../../forms/FormContext.ts'
import styles from './ChoiceTiles.module.css'

export interface Choice {
  value: string
  label: string
  /** Shown at the end of the row. */
  price?: string
  /** An explanation for the chosen tile. */
  text?: string
}

interface ChoiceTilesProps {
  name: string
  legend: string
  choices: readonly Choice[]
  /** The preselected choice. */
  initial: string
  /** Further tiles that are links. */
  children?: ReactNode
}

/** Renders radio buttons as tiles with explanations. */
export function ChoiceTiles({ name, legend, choices, initial, children }: ChoiceTilesProps) {
  const { errorOf, valueOf } = useFormState()
  const id = useId()
  const error = errorOf(name)
  const chosen = choices.some(({ value }) => value === valueOf(name)) ? valueOf(name) : initial
  return (
    <fieldset className={styles.choices} data-invalid={error === undefined ? undefined : true}>
      <legend>{legend}</legend>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {choices.map(({ value, label, price, text }, index) => (
        <div key={value} className={styles.tile}>
          <label>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              aria-invalid={error !== undefined && index === 0 ? true : undefined}
              aria-describedby={
                [error !== undefined && `${id}-error`, text && `${id}-${value}`].filter(Boolean).join(' ') || undefined
              }
            />
            <span>{label}</span>
            {price !== undefined && <b>{price}</b>}
          </label>
          {text && (
            <p className={styles.text} id={`${id}-${value}`}>
              {text}
            </p>
          )}
        </div>
      ))}
      {children}
    </fieldset>
  )
}
