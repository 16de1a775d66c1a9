import { useTranslation } from 'react-i18next'
import { PageLink } from '../ui/PageLink.tsx'
import { longest } from '#shared/forms/limits.ts'
import { useAddress } from '../app/site.ts'
import { TextField, TickField } from './Field.tsx'
import { Form } from './Form.tsx'
import { FormMessage } from './FormMessage.tsx'
import styles from './NewsletterForm.module.css'
import { SubmitButton } from './SubmitButton.tsx'
import { useForm } from './useForm.ts'

/** Sign-up for the newsletter: an address and an explicit consent, unticked. */
export function NewsletterForm({ at }: { at: string }) {
  const { t } = useTranslation(['forms', 'consent'])
  const address = useAddress()
  const state = useForm({ form: 'newsletter', at, call: 'subscribe' })
  return (
    <Form state={state} form="newsletter" at={at} call="subscribe" label={t('newsletterTitle')}>
      <div className={styles.rows}>
        <TextField
          type="email"
          name="email"
          label={t('email')}
          placeholder={t('emailPlaceholder')}
          autoComplete="email"
          maxLength={longest.email}
          showsError={false}
          hidesLabel
        />
        <TickField
          name="consent"
          label={t('consent:newsletter')}
          hint={<PageLink to={address('privacy')}>{t('privacyLink')}</PageLink>}
        />
        <FormMessage success={[t('success.newsletter'), t('success.newsletterNext')]} field="email" />
        <SubmitButton size="large">{t('subscribe')}</SubmitButton>
      </div>
    </Form>
  )
}
