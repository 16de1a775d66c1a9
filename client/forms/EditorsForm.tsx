import type { ReactNode } from 'react'
import { longest } from '#shared/forms/limits.ts'
import type { Topic } from '#shared/forms/topics.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ConsentField } from './ConsentField.tsx'
import styles from './EditorsForm.module.css'
import { TextArea } from './Field.tsx'
import { Form } from './Form.tsx'
import { ContactMessage } from './FormMessage.tsx'
import { PersonFields } from './PersonFields.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useForm } from './useForm.ts'

interface EditorsFormProps {
  topic: Topic
  label: string
  /** What the field of the message is called. */
  message: string
  /** What is asked before who writes. */
  children?: ReactNode
  send: string
  tone?: 'accent' | 'ink'
}

/** What somebody says about a page, sent to the editors: a message whose topic says what it is, and whose page says about what. */
export function EditorsForm({ topic, label, message, children, send, tone = 'accent' }: EditorsFormProps) {
  const { t } = useTranslation('consent')
  const state = useForm({ form: 'contact', at: topic, call: 'send' })
  return (
    <Form state={state} form="contact" at={topic} call="send" label={label}>
      <input type="hidden" name="topic" value={topic} />
      <div className={styles.fields}>
        {children && <div className={styles.wide}>{children}</div>}
        <PersonFields />
        <div className={styles.wide}>
          <TextArea name="message" label={message} maxLength={longest.message} />
        </div>
        <div className={styles.wide}>
          <p className={styles.notice}>{t('contactNotice')}</p>
          <ConsentField to="contact" />
        </div>
        <div className={styles.wide}>
          <ContactMessage />
        </div>
        <SubmitButton size="large" tone={tone}>
          {send}
        </SubmitButton>
      </div>
    </Form>
  )
}
