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
  /** Anchor of this form on its page. */
  at: string
  label: string
  /** `letter`: fields in a letter that says what is asked; `aside`: what happens with the data, and the consent, in a field of its own. */
  look?: 'plain' | 'letter' | 'aside'
  /** A message that needs no typing: what it says stands on the page, too. */
  prepared?: { topic: Topic; message: string }
  phone?: boolean
  /** Before the consent: the place of a check, facts about the data. */
  before?: ReactNode
  send: string
}

/** A message to the party in fewer fields than the full form has; it posts to the same call. */
export function ShortContactForm({
  at,
  label,
  look = 'plain',
  prepared,
  phone = false,
  before,
  send,
}: ShortContactFormProps) {
  const { t } = useTranslation('forms')
  const state = useForm({ form: 'contact', at, call: 'send' })
  return (
    <Form state={state} form="contact" at={at} call="send" label={label}>
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

/** The place of the check against automated messages: what it does, and how far it is. */
export function ProofPlace({
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

/** What happens with the data, in short sentences. */
export function DataFacts({ title, facts }: { title: string; facts: Readonly<Record<string, string>> }) {
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
