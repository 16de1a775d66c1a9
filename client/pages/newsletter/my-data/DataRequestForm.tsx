import { maxLengths } from '#shared/forms/limits.ts'
import { pageForms } from '#shared/forms/names.ts'
import { useAddress } from '../../../site/site.ts'
import { TextField } from '../../../forms/Field.tsx'
import { Honeypot } from '../../../forms/Form.tsx'
import { FormContext } from '../../../forms/FormContext.ts'
import { FormMessage } from '../../../forms/FormMessage.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { usePageForm } from '../../../forms/usePageForm.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from './DataRequestForm.module.css'

const [name] = pageForms

/** Renders the form that requests a link to one's data. The browser sends it itself, also with script. */
export function DataRequestForm() {
  const { t } = useTranslation(['newsletter/my-data', 'forms'])
  const address = useAddress()
  const { facts, token, onSubmit } = usePageForm(name)
  return (
    <FormContext value={facts}>
      <form
        id={name}
        ref={facts.ref}
        className={styles.form}
        method="post"
        action={address('newsletter-my-data')}
        noValidate
        aria-label={t('ask.form')}
        onSubmit={onSubmit}
      >
        {token && <input type="hidden" name="token" value={token} />}
        <Honeypot />
        <TextField
          type="email"
          name="email"
          label={t('forms:email')}
          placeholder={t('forms:emailPlaceholder')}
          autoComplete="email"
          maxLength={maxLengths.email}
        />
        <FormMessage success={['', '']} />
        <SubmitButton size="large">{t('ask.button')}</SubmitButton>
      </form>
    </FormContext>
  )
}
