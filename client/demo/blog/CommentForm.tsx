import { useState } from 'react'
import { maxLengths } from '#shared/forms/limits.ts'
import type { Topic } from '#shared/forms/topics.ts'
import { ConsentField } from '../../forms/ConsentField.tsx'
import { PersonFields } from '../../forms/PersonFields.tsx'
import { TextArea } from '../../forms/Field.tsx'
import { Form } from '../../forms/Form.tsx'
import { ContactMessage } from '../../forms/FormMessage.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useForm } from '../../forms/useForm.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Comments.module.css'

const anchor = 'comment'
const topic: Topic = 'comment'

/**
 * Renders the form for a comment to the editors behind one line; it is open when there is a message or an error. It sends a
 * contact message with a topic for comments and the article's page.
 */
export function CommentForm() {
  const { t } = useTranslation('blog')
  const { t: common } = useTranslation('forms')
  const state = useForm({ form: 'contact', anchor, call: 'send' })
  const [isAnswered] = useState(state.message !== undefined)
  return (
    <details className={styles.form} open={isAnswered}>
      <summary>
        {t('comments.form')}
        <Icon name="mail" />
      </summary>
      <Form state={state} form="contact" anchor={anchor} call="send" label={t('comments.form')}>
        <input type="hidden" name="topic" value={topic} />
        <div className={styles.fields}>
          <PersonFields />
          <div className={styles.wide}>
            <TextArea name="message" label={t('comments.message')} maxLength={maxLengths.message} />
          </div>
          <div className={styles.wide}>
            <ConsentField to="contact" />
          </div>
          <div className={styles.wide}>
            <ContactMessage />
          </div>
          <SubmitButton size="large">{common('send')}</SubmitButton>
        </div>
      </Form>
    </details>
  )
}
