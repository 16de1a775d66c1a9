import type { ReactNode } from 'react'
import type { FormName } from '#shared/forms/names.ts'
import { pageNameOf } from '#shared/routes/pageName.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { withQuery } from '#shared/routes/url.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { apiAddress, type CallName } from './call.ts'
import styles from './Form.module.css'
import { FormContext } from './FormContext.ts'
import type { FormState } from './useForm.ts'

interface FormProps {
  state: FormState
  form: FormName
  anchor: string
  call: CallName
  label: string
  children: ReactNode
}

/**
 * Renders the honeypot, which people leave empty. Password managers do not fill it: its name and label are unknown, and
 * each manager has an attribute to skip it. Browsers have no value for `one-time-code`.
 */
export function Honeypot() {
  const { t } = useTranslation('forms')
  return (
    <p className={styles.honeypot} aria-hidden="true">
      <label>
        {t('honeypot')}
        <input
          name="spare"
          tabIndex={-1}
          autoComplete="one-time-code"
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
          data-protonpass-ignore="true"
        />
      </label>
    </p>
  )
}

/** Renders the frame of a form with an API call: the address, hidden fields and the honeypot. */
export function Form({ state, form, anchor, call, label, children }: FormProps) {
  const { found, addressed, language } = useSite()
  return (
    <FormContext value={state}>
      <form
        id={anchor}
        className={styles.form}
        ref={state.ref}
        method="post"
        action={withQuery(apiAddress(call), { language: addressed ? language : undefined, anchor })}
        noValidate
        aria-label={label}
        data-status={state.status}
        {...state.handlers}
      >
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="page" value={found.row.kind === 'notFound' ? homeRoute : pageNameOf(found)} />
        <input type="hidden" name="at" value={anchor} />
        {state.token && <input type="hidden" name="token" value={state.token} />}
        <Honeypot />
        {children}
      </form>
    </FormContext>
  )
}
