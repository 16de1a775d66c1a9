import { organisation } from '#shared/content/organisation.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { MessageBox } from '../ui/MessageBox.tsx'
import styles from './FormMessage.module.css'
import { useFormState } from './FormContext.ts'

interface FormMessageProps {
  /** What a success says: the sentence, then the form's own line. */
  success: readonly [sentence: string, next: string]
  /** Field whose error stands here instead of under the field. */
  field?: string
}

/** The form's message box. The live region is always there, so that what appears in it is read out. */
export function FormMessage({ success, field }: FormMessageProps) {
  const { t } = useTranslation('forms')
  const { message, errorOf, dismiss } = useFormState()
  const fieldError = field && errorOf(field)
  const isSuccess = message?.kind === 'success'
  const problem = message?.kind === 'problem' ? t(`problems.${message.problem}`) : undefined
  const [sentence, next] = isSuccess ? success : [fieldError ?? problem]
  return (
    <div className={styles.live} role="status">
      {sentence && (
        <MessageBox
          kind={isSuccess ? 'success' : 'problem'}
          sentence={sentence}
          text={next}
          dismiss={message && { label: t('dismiss'), onPress: dismiss }}
        />
      )}
    </div>
  )
}

/** What a form says that subscribes to the newsletter. */
export function NewsletterMessage() {
  const { t } = useTranslation('forms')
  return <FormMessage success={[t('success.newsletter'), t('success.newsletterNext')]} field="email" />
}

/** What a form says that writes to the party. */
export function ContactMessage() {
  const { t } = useTranslation('forms')
  const next = t('success.contactNext', { count: organisation.replyWorkingDays })
  return <FormMessage success={[t('success.contact'), next]} />
}
