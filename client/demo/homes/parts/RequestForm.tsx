import type { ReactNode } from 'react'
import { wordsIn } from '#locales/translator.ts'
import { maxLengths } from '#shared/forms/limits.ts'
import { maxGuests, requestFields, type RequestField, type RequestKind } from '#shared/forms/requestFields.ts'
import { ConsentField } from '../../../forms/ConsentField.tsx'
import { TextArea, TextField } from '../../../forms/Field.tsx'
import { Form } from '../../../forms/Form.tsx'
import { ContactMessage } from '../../../forms/FormMessage.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { ButtonTone } from '../../../ui/Button.tsx'
import styles from './RequestForm.module.css'

interface RequestFormProps {
  kind: RequestKind
  /** The anchor of this form on its page. */
  anchor: string
  label: string
  send: string
  /**
   * `columns`: two fields in a row; `bar`: details of the request in one row, contact fields below; `stack`: one below the
   * other.
   */
  look?: 'columns' | 'bar' | 'stack'
  tone?: ButtonTone
  hasNotes?: boolean
  /** Shown between the fields and the consent. */
  children?: ReactNode
  /** Arranges the fields of the kind, and the rest of the form after them, in place of `look`. */
  arrange?: (fields: readonly ReactNode[], rest: ReactNode) => ReactNode
}

/** The attributes of each input: type, limits and autofill hints. */
const inputs: Readonly<Record<RequestField, object>> = {
  name: { autoComplete: 'name', maxLength: maxLengths.name },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: maxLengths.phone },
  date: { type: 'date' },
  time: { type: 'time', step: 900 },
  arrival: { type: 'date' },
  departure: { type: 'date' },
  guests: { type: 'number', min: 1, max: maxGuests, inputMode: 'numeric' },
  site: { autoComplete: 'url', inputMode: 'url', maxLength: maxLengths.site },
}

/** Renders the request form of a sample business. The request is sent to the party as a contact message. */
export function RequestForm({
  kind,
  anchor,
  label,
  send,
  look = 'columns',
  tone = 'accent',
  hasNotes = false,
  children,
  arrange,
}: RequestFormProps) {
  const { t, i18n } = useTranslation('requests')
  const state = useForm({ form: 'request', anchor, call: 'send', errorWords: wordsIn(i18n, 'requests').errors })
  const fields = requestFields[kind].map((field) => (
    <TextField key={field} name={field} label={t(`fields.${field}`)} {...inputs[field]} />
  ))
  const email = (
    <TextField type="email" name="email" label={t('email')} autoComplete="email" maxLength={maxLengths.email} />
  )
  const end = (
    <>
      {children}
      <div className={styles.end}>
        <ConsentField to="contact" />
        <ContactMessage />
        <SubmitButton size="large" tone={tone}>
          {send}
        </SubmitButton>
      </div>
    </>
  )
  return (
    <Form state={state} form="request" anchor={anchor} call="send" label={label}>
      <input type="hidden" name="about" value={kind} />
      {arrange ? (
        arrange(
          fields,
          <>
            {email}
            {end}
          </>,
        )
      ) : (
        <div className={styles.form} data-look={look}>
          <div className={styles.fields}>
            {fields}
            {email}
            {hasNotes && (
              <div className={styles.notes}>
                <TextArea name="message" label={t('message')} maxLength={maxLengths.message} rows={3} isOptional />
              </div>
            )}
          </div>
          {end}
        </div>
      )}
    </Form>
  )
}
