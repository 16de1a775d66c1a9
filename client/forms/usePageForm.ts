import { useRef, useState } from 'react'
import type { CommonError } from '#shared/forms/errors.ts'
import type { PageForm } from '#shared/forms/names.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { FormFacts } from './FormContext.ts'

/** A form that posts to its own page, with script, too: it is filled in once, and every byte of script is paid by all. */
export interface PageFormState {
  facts: FormFacts
  /** Where pressing Send once more is all that is needed. */
  token: string | undefined
}

/** What the server answered to a form that posts to its own page; nothing yet on the page as everybody gets it. */
export function usePageForm(form: PageForm): PageFormState {
  const { t } = useTranslation('forms')
  const { visit } = useSite()
  const ref = useRef<HTMLFormElement>(null)
  const [isDismissed, setDismissed] = useState(false)
  const answered = visit?.kind === 'form' && visit.at === form ? visit : undefined
  return {
    facts: {
      ref,
      status: 'idle',
      message: answered && !isDismissed ? { kind: 'problem', problem: answered.problem } : undefined,
      errorOf(field) {
        const error = answered?.errors[field]
        return error && t(`errors.${error as CommonError}`)
      },
      valueOf: (field) => answered?.values[field],
      dismiss: () => setDismissed(true),
    },
    token: answered?.token,
  }
}
