import type { ReactNode } from 'react'
import { maxLengths } from '#shared/forms/limits.ts'
import type { Topic } from '#shared/forms/topics.ts'
import { ConsentField } from '../forms/ConsentField.tsx'
import { PersonFields, PhoneField } from '../forms/PersonFields.tsx'
import { TextArea } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { useFormState } from '../forms/FormContext.ts'
import { ContactMessage } from '../forms/FormMessage.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useForm } from '../forms/useForm.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './ShortContactForm.module.css'

interface ShortContactFormProps {
  /** The anchor of this form on its page. */
  anchor: string
  label: string
  /** `letter`: fields on the lines of a letter; `aside`: consent and facts about the data in their own field. */
  look?: 'plain' | 'letter' | 'aside'
  /** A message that needs no typing. The page shows its text. */
  prepared?: { topic: Topic; message: string }
  phone?: boolean
  /** Shown before the consent: the status of the proof of work, facts about the data. */
  before?: ReactNode
  send: string
}

/** Renders a contact form with fewer fields. It posts to the same address as the full form. */
export function ShortContactForm({
  anchor,
  label,
  look = 'plain',
  prepared,
  phone = false,
  before,
  send,
}: ShortContactFormProps) {
  const { t } = useTranslation('forms')
  const state = useForm({ form: 'contact', anchor, call: 'send' })
  return (
    <Form state={state} form="contact" anchor={anchor} call="send" label={label}>
      {prepared && <input type="hidden" name="topic" value={prepared.topic} />}
      {prepared && <input type="hidden" name="message" value={prepared.message} />}
      <div className={styles.form} data-look={look}>
        <div className={styles.fields}>
          {prepared && <p className={styles.prepared}>{prepared.message}</p>}
          <PersonFields />
          {phone && <PhoneField />}
          {!prepared && (
            <div className={styles.message}>
              <TextArea name="message" label={t('message')} maxLength={maxLengths.message} />
            </div>
          )}
        </div>
        <div className={styles.end}>
          {before}
          <ConsentField to="contact" />
          <ContactMessage />
          <SubmitButton size="large" tone={look === 'aside' ? 'paper' : 'accent'}>
            {send}
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}

/** Renders the status of the proof of work. */
export function ProofStatus({
  title,
  words,
}: {
  title: string
  words: Readonly<Record<'idle' | 'working' | 'done', string>>
}) {
  const { status } = useFormState()
  const stage = status === 'submitting' ? 'working' : status === 'success' ? 'done' : 'idle'
  return (
    <div className={styles.proof} data-stage={stage}>
      <Icon name="check" />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{words[stage]}</p>
      </div>
    </div>
  )
}

/** Renders short statements about the use of the data. */
export function PrivacyFacts({ title, facts }: { title: string; facts: Readonly<Record<string, string>> }) {
  return (
    <div className={styles.facts}>
      <h3>{title}</h3>
      <ul>
        {Object.entries(facts).map(([key, fact]) => (
          <li key={key}>
            <Icon name="check" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
