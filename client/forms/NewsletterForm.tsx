import { maxLengths } from '#shared/forms/limits.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ConsentField } from './ConsentField.tsx'
import { TextField } from './Field.tsx'
import { Form } from './Form.tsx'
import { NewsletterMessage } from './FormMessage.tsx'
import styles from './NewsletterForm.module.css'
import { SubmitButton } from './SubmitButton.tsx'
import { useForm } from './useForm.ts'

/** The address of who subscribes; what is wrong with it stands in the form's message box. */
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
  at: string
  /** How its parts stand, where they do not stand one below the other. */
  className?: string | undefined
}

/** Sign-up for the newsletter: an address and an explicit consent, unticked. */
export function NewsletterForm({ at, className = styles.rows }: NewsletterFormProps) {
  const { t } = useTranslation('forms')
  const state = useForm({ form: 'newsletter', at, call: 'subscribe' })
  return (
    <Form state={state} form="newsletter" at={at} call="subscribe" label={t('newsletterTitle')}>
      <div className={className}>
        <SubscriberField hidesLabel />
        <ConsentField to="newsletter" />
        <NewsletterMessage />
        <SubmitButton size="large">{t('subscribe')}</SubmitButton>
      </div>
    </Form>
  )
}
