import { useId, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './Field.module.css'
import { useFormState } from './FormContext.ts'

interface FieldOwnProps {
  name: string
  label: ReactNode
  /** Fields are required by default; optional ones have a label that says so. */
  isOptional?: boolean | undefined
  hint?: ReactNode
  /** False if the form's message box shows the error instead. */
  showsError?: boolean | undefined
  /** Whether the label is hidden, because the placeholder or the text around the field replaces it. */
  hidesLabel?: boolean | undefined
}

interface Wiring {
  id: string
  name: string
  className: string | undefined
  required: boolean
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** Renders the label above, the error between label and control, and the hint below (design: forms). */
function FieldFrame({
  name,
  label,
  isOptional = false,
  hint,
  showsError = true,
  hidesLabel = false,
  children,
}: FieldOwnProps & { children: (wiring: Wiring) => ReactNode }) {
  const { t } = useTranslation('forms')
  const { errorOf, messageId } = useFormState()
  const id = useId()
  const error = errorOf(name)
  const showsHere = showsError && error !== undefined
  const errorId = showsError ? `${id}-error` : messageId
  const describedBy = [error !== undefined && errorId, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-invalid={showsHere || undefined}>
      <label className={styles.label} htmlFor={id} data-hidden={hidesLabel || undefined}>
        <span>{label}</span> {isOptional && <span className={styles.optional}>{t('optional')}</span>}
      </label>
      {/* The error is outside the control's parent: a password manager may have moved the control into an element that React does not know. */}
      <div className={styles.place}>
        {showsHere && (
          <p className={styles.error} id={errorId}>
            {error}
          </p>
        )}
      </div>
      {children({
        id,
        name,
        className: styles.control,
        required: !isOptional,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

type Native<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  keyof Wiring | 'defaultValue' | 'children'
>

export function TextField({
  name,
  label,
  isOptional,
  hint,
  showsError,
  hidesLabel,
  ...input
}: FieldOwnProps & Native<'input'>) {
  const { valueOf } = useFormState()
  return (
    <FieldFrame {...{ name, label, isOptional, hint, showsError, hidesLabel }}>
      {(wiring) => <input type="text" {...input} {...wiring} defaultValue={valueOf(name)} />}
    </FieldFrame>
  )
}

interface TextAreaProps extends FieldOwnProps {
  /** The initial text. */
  initial?: string
}

export function TextArea({ name, label, isOptional, hint, initial, ...textarea }: TextAreaProps & Native<'textarea'>) {
  const { valueOf } = useFormState()
  return (
    <FieldFrame {...{ name, label, isOptional, hint }}>
      {(wiring) => <textarea rows={6} {...textarea} {...wiring} defaultValue={valueOf(name) ?? initial} />}
    </FieldFrame>
  )
}

interface SelectFieldProps extends FieldOwnProps {
  options: readonly { value: string; label: string; lang?: string }[]
  initial: string
}

export function SelectField({ options, initial, ...own }: SelectFieldProps) {
  const { valueOf } = useFormState()
  return (
    <FieldFrame {...own}>
      {(wiring) => (
        <select {...wiring} defaultValue={valueOf(own.name) ?? initial}>
          {options.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** Renders a checkbox whose whole sentence is the label. */
export function CheckboxField({
  name,
  label,
  hint,
  isOptional = false,
}: Pick<FieldOwnProps, 'name' | 'label' | 'hint' | 'isOptional'>) {
  const { errorOf, valueOf } = useFormState()
  const id = useId()
  const error = errorOf(name)
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <label className={styles.tick} htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={valueOf(name) === 'on'}
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.tickHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
