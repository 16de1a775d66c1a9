import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longest } from '#shared/forms/limits.ts'
import { pageForms } from '#shared/forms/names.ts'
import { useAddress, useSite } from '../../app/site.ts'
import { TextField } from '../../forms/Field.tsx'
import { Trap } from '../../forms/Form.tsx'
import { FormContext, type FormFacts } from '../../forms/FormContext.ts'
import { FormMessage } from '../../forms/FormMessage.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import styles from './AskForm.module.css'

const [name] = pageForms

/** Asks for a link to one's data. The browser sends it with script, too: it is filled in once and asks for one thing. */
export function AskForm() {
  const { t } = useTranslation(['myData', 'forms'])
  const { visit } = useSite()
  const address = useAddress()
  const ref = useRef<HTMLFormElement>(null)
  const [isDismissed, setDismissed] = useState(false)
  const answered = visit?.kind === 'form' && visit.at === name ? visit : undefined
  const facts: FormFacts = {
    ref,
    status: 'idle',
    message: answered && !isDismissed ? { kind: 'problem', problem: answered.problem } : undefined,
    errorOf(field) {
      const error = answered?.errors[field]
      return error && t(`forms:errors.${error}`)
    },
    valueOf: (field) => answered?.values[field],
    dismiss: () => setDismissed(true),
  }
  return (
    <FormContext value={facts}>
      <form
        id={name}
        ref={ref}
        className={styles.form}
        method="post"
        action={address('newsletter-my-data')}
        noValidate
        aria-label={t('ask.form')}
      >
        {answered?.token && <input type="hidden" name="token" value={answered.token} />}
        <Trap />
        <TextField
          type="email"
          name="email"
          label={t('forms:email')}
          placeholder={t('forms:emailPlaceholder')}
          autoComplete="email"
          maxLength={longest.email}
        />
        <FormMessage success={['', '']} />
        <SubmitButton size="large">{t('ask.button')}</SubmitButton>
      </form>
    </FormContext>
  )
}
