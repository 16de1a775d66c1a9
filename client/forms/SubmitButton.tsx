import type { ComponentProps } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useFormState } from './FormContext.ts'
import styles from './SubmitButton.module.css'

/** Renders the form's button. It shows that the form is being sent, and for some time that it was sent. */
export function SubmitButton({ children, ...button }: Omit<ComponentProps<typeof Button>, 'type' | 'isBusy'>) {
  const { t } = useTranslation('forms')
  const { status } = useFormState()
  return (
    <Button {...button} type="submit" isBusy={status === 'submitting'}>
      {status === 'submitting' || status === 'success' ? (
        <span key={status}>{t(status === 'submitting' ? 'sending' : 'sent')}</span>
      ) : (
        <span key="waiting" className={styles.label}>
          {children}
        </span>
      )}
      {status === 'success' && <Icon name="check" />}
    </Button>
  )
}
