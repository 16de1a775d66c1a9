import { answers } from '#shared/content/organisation.ts'
import { useFacts } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { MessageBox } from '../ui/MessageBox.tsx'
import styles from './FormMessage.module.css'
import { useFormState } from './FormContext.ts'

interface FormMessageProps {
  /** The text of a success: a sentence, and a second line of the form. */
  success: readonly [sentence: string, next: string]
  /** A field whose error is shown here instead of at the field. */
  field?: string
}

/** Renders the form's message box. The live region always exists, so that screen readers announce new content. */
export function FormMessage({ success, field }: FormMessageProps) {
  const { t } = useTranslation('forms')
  const { message, messageId, errorOf, dismiss } = useFormState()
  const fieldError = field && errorOf(field)
  const isSuccess = message?.kind === 'success'
  const problem = message?.kind === 'problem' ? (message.sentence ?? t(`problems.${message.problem}`)) : undefined
  const [sentence, next] = isSuccess ? success : [fieldError ?? problem]
  return (
    <div className={styles.live} role="status">
      {sentence && (
        <MessageBox
          kind={isSuccess ? 'success' : 'problem'}
          sentence={sentence}
          text={next}
          wordsId={messageId}
          dismiss={message && { label: t('dismiss'), onPress: dismiss }}
        />
      )}
    </div>
  )
}

/** Renders the message box of the newsletter forms. */
export function NewsletterMessage() {
  const { t } = useTranslation('forms')
  return <FormMessage success={[t('success.newsletter'), t('success.newsletterNext')]} field="email" />
}

/** Renders the message box of the forms that write to the party. */
export function ContactMessage() {
  const party = useFacts(answers)
  const { t } = useTranslation('forms')
  const next = t('success.contactNext', { count: party.replyWorkingDays })
  return <FormMessage success={[t('success.contact'), next]} />
}
