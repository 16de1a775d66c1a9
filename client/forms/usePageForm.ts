import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { CommonError } from '#shared/forms/errors.ts'
import type { PageForm } from '#shared/forms/names.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { FormFacts } from './FormContext.ts'

/**
 * A form that always posts to its own page, also with script: it is rarely used, and all visitors would load its
 * script.
 */
export interface PageFormState {
  facts: FormFacts
  /** Present if the visitor only needs to press Send again. */
  token: string | undefined
  /** Keeps the page while the browser is offline: its error page would replace what was typed. */
  onSubmit: (event: FormEvent) => void
}

/** Returns the state of a form that posts to its own page, from the server's answer; empty on the page without one. */
export function usePageForm(form: PageForm): PageFormState {
  const { t } = useTranslation('forms')
  const { visit } = useSite()
  const ref = useRef<HTMLFormElement>(null)
  const messageId = useId()
  const [isDismissed, setDismissed] = useState(false)
  const [isOffline, setOffline] = useState(false)
  const answered = visit?.kind === 'form' && visit.anchor === form ? visit : undefined
  // After a failed submission, the focus moves to the first invalid field.
  const hasErrors = answered !== undefined
  useEffect(() => {
    if (hasErrors) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [hasErrors])
  return {
    facts: {
      ref,
      status: 'idle',
      message: isOffline
        ? { kind: 'problem', problem: 'offline' }
        : answered && !isDismissed
          ? { kind: 'problem', problem: answered.problem }
          : undefined,
      messageId,
      errorOf(field) {
        const error = answered?.errors[field]
        return error && t(`errors.${error as CommonError}`)
      },
      valueOf: (field) => answered?.values[field],
      dismiss() {
        setOffline(false)
        setDismissed(true)
      },
    },
    token: answered?.token,
    onSubmit(event) {
      if (!navigator.onLine) event.preventDefault()
      setOffline(!navigator.onLine)
    },
  }
}
