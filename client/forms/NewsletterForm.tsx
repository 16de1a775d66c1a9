import { maxLengths } from '#shared/forms/limits.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ConsentField } from './ConsentField.tsx'
import { TextField } from './Field.tsx'
import { Form } from './Form.tsx'
import { NewsletterMessage } from './FormMessage.tsx'
import styles from './NewsletterForm.module.css'
import { SubmitButton } from './SubmitButton.tsx'
import { useForm } from './useForm.ts'

/** Renders the email field of a subscription; the form's message box shows its error. */
export function SubscriberField({ hidesLabel }: { hidesLabel?: boolean }) {
  const { t } = useTranslation('forms')
  return (
    <TextField
      type="email"
      name="email"
      label={t('email')}
      placeholder={t('emailPlaceholder')}
      autoComplete="email"
      maxLength={maxLengths.email}
      showsError={false}
      hidesLabel={hidesLabel}
    />
  )
}

interface NewsletterFormProps {
  anchor: string
  /** Another layout of its parts. */
  className?: string | undefined
}

/** Renders the newsletter form: an email address and an explicit consent, not ticked. */
export function NewsletterForm({ anchor, className = styles.row }: NewsletterFormProps) {
  const { t } = useTranslation('forms')
  const state = useForm({ form: 'newsletter', anchor, call: 'subscribe' })
  return (
    <Form state={state} form="newsletter" anchor={anchor} call="subscribe" label={t('newsletterTitle')}>
      <div className={className}>
        <SubscriberField hidesLabel />
        <NewsletterMessage />
        <ConsentField to="newsletter" />
        <SubmitButton>{t('subscribe')}</SubmitButton>
      </div>
    </Form>
  )
}
