import { useEffect, useState } from 'react'
import { maxLengths } from '#shared/forms/limits.ts'
import { contactTopics } from '#shared/forms/topics.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { SelectField, TextArea, TextField } from './Field.tsx'
import { PersonFields, PhoneField } from './PersonFields.tsx'
import { ConsentField } from './ConsentField.tsx'
import { Form } from './Form.tsx'
import { useFormState } from './FormContext.ts'
import { ContactMessage } from './FormMessage.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useForm } from './useForm.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './ContactForm.module.css'

interface ContactFormProps {
  anchor: string
  label: string
  /** The initial text of the message. */
  draft?: string
}

/** Renders the contact form. The link to the page sets its topic. */
export function ContactForm({ anchor, label, draft = '' }: ContactFormProps) {
  const { t } = useTranslation('forms')
  const { query } = useSite()
  const state = useForm({ form: 'contact', anchor, call: 'send' })
  const topic = contactTopics.find((value) => value === query.topic) ?? 'question'

  return (
    <Form state={state} form="contact" anchor={anchor} call="send" label={label}>
      <div className={styles.grid}>
        <PersonFields />
        <SelectField
          key={topic}
          name="topic"
          label={t('topic')}
          initial={topic}
          options={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        />
        <TextField name="municipality" label={t('municipality')} maxLength={maxLengths.municipality} isOptional />
        <div className={styles.wide}>
          <PhoneField />
        </div>
        <div className={styles.wide}>
          <Message anchor={anchor} draft={draft} />
        </div>
        <div className={styles.wide}>
          <ConsentField to="contact" />
        </div>
        <div className={styles.wide}>
          <ContactMessage />
        </div>
        <div className={styles.send}>
          <SubmitButton size="large">
            {t('send')}
            <Icon name="arrow" />
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}

/** Returns the text typed before hydration, which hydration overwrites with the initial one. */
const typedBefore = (anchor: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLTextAreaElement>(`#${anchor} textarea`)?.value

/** Renders the message field with the number of used characters. */
function Message({ anchor, draft }: { anchor: string; draft: string }) {
  const { t } = useTranslation('forms')
  const { ref, status, valueOf } = useFormState()
  const [typed] = useState(() => typedBefore(anchor))
  const [isSent, setSent] = useState(false)
  if (status === 'success' && !isSent) setSent(true)
  // After a success the next message starts empty.
  const initial = isSent ? '' : draft
  const [used, setUsed] = useState((valueOf('message') ?? initial).length)
  const max = maxLengths.message

  useEffect(() => {
    const field = ref.current?.querySelector('textarea')
    if (field && typed !== undefined && field.value !== typed) field.value = typed
  }, [ref, typed])

  // Counts text that was typed before hydration, and starts again at 0 after a success.
  useEffect(() => {
    setUsed(ref.current?.querySelector('textarea')?.value.length ?? 0)
  }, [ref, status])

  return (
    <TextArea
      name="message"
      label={t('message')}
      initial={initial}
      maxLength={max}
      hint={t('charactersUsed', { used, max })}
      onInput={(event) => setUsed(event.currentTarget.value.length)}
    />
  )
}
