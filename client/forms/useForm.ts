import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { CommonError, FieldError, FormProblem } from '#shared/forms/errors.ts'
import type { FormName } from '#shared/forms/names.ts'
import { loadFile } from '../loading/loading.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { anchorTo } from '../site/anchor.ts'
import type { CallName } from './call.ts'
import { problemOfLoad } from './problemOfLoad.ts'
import { usePress } from './usePress.ts'

/** How long button and flag show a success, in milliseconds. The message stays longer. */
const successTime = 5_000
/** How long the file that sends a form may take, in milliseconds, once somebody has pressed the button. */
const sendFileTimeout = 30_000

export type FormStatus = 'idle' | 'submitting' | 'success' | 'error'

type Submission = typeof import('./submission.ts')
type Pass = import('./submission.ts').Pass

export interface FormState {
  ref: RefObject<HTMLFormElement | null>
  status: FormStatus
  /** What the message box says; it stays until the next input, dismissal or change of page. */
  message: { kind: 'success' } | { kind: 'problem'; problem: FormProblem } | undefined
  /** The sentence under a field, where it was touched, is in error, and errors are shown. */
  errorOf: (field: string) => string | undefined
  /** What was typed before, on the answer to a form post. */
  valueOf: (field: string) => string | undefined
  /** A fresh token, where the server sent one along. */
  token: string | undefined
  dismiss: () => void
  handlers: {
    onFocus: () => void
    onBlur: (event: React.FocusEvent<HTMLFormElement>) => void
    onInput: () => void
    onReset: () => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
}

interface FormOptions {
  form: FormName
  /** Anchor of this form on its page. */
  at: string
  call: CallName
  /** The sentences of errors that this form alone can have. */
  errorWords?: Readonly<Partial<Record<FieldError, string>>>
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Whether a part is, or lies in, the button that sends a form. */
const isSubmit = (part: Element | undefined): boolean => (part?.closest('[type="submit"]') ?? null) !== null

/**
 * One form's life: idle, submitting, success or error. The fields stay the browser's own (uncontrolled), so that what was
 * typed before hydration is kept, and the form posts without script to the same call.
 */
export function useForm({ form, at, call: callName, errorWords = {} }: FormOptions): FormState {
  const { t } = useTranslation('forms')
  const { visit, query, language, addressed } = useSite()
  const location = useLocation()
  const answered = visit?.kind === 'form' && visit.at === at ? visit : undefined

  const ref = useRef<HTMLFormElement>(null)
  const press = usePress()
  const [status, setStatus] = useState<FormStatus>(answered ? 'error' : 'idle')
  const [message, setMessage] = useState<FormState['message']>(() => {
    if (answered) return { kind: 'problem', problem: answered.problem }
    return query.sent === form && !visit ? { kind: 'success' } : undefined
  })
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError | { said: string }>>>(answered?.errors ?? {})
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(Object.keys(answered?.errors ?? {})))

  const loading = useRef<Promise<Submission> | undefined>(undefined)
  const hasFailedToLoad = useRef(false)
  const pass = useRef<Promise<Pass> | undefined>(undefined)
  // The key says that a second try is the same submission; other words make another one.
  const key = useRef('')

  /** What sending takes, loaded once; a failed load is tried again with the next use. */
  function submission(): Promise<Submission> {
    loading.current ??= import('./submission.ts')
    loading.current.catch(() => (loading.current = undefined))
    return loading.current
  }

  // Once the fields are marked, the first of them is where to go on.
  const leadsToError = useRef(false)
  useEffect(() => {
    if (!leadsToError.current) return
    leadsToError.current = false
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  // A sentence that appears under a field left behind moves what has the focus now, maybe out of view.
  useEffect(() => {
    const focused = document.activeElement
    // Not the content itself, which a click beside the fields leaves with the focus.
    if (Object.keys(errors).length > 0 && focused?.matches('a, button, input, select, textarea, summary'))
      focused.scrollIntoView({ block: 'nearest' })
  }, [errors, touched])

  useEffect(() => {
    if (status !== 'success') return
    const timer = setTimeout(() => setStatus('idle'), successTime)
    return () => clearTimeout(timer)
  }, [status])

  // Whoever comes back from the page that a form led to finds it as it was: sent again, it is the same submission.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStatus((now) => (now === 'submitting' ? 'idle' : now))
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  // Of several alike the anchor says which was sent; the server does not see it.
  const { hash } = location
  const leaveToOther = useEffectEvent(() => {
    if (query.sent && hash && hash !== anchorTo(at)) setMessage(undefined)
  })
  useEffect(() => leaveToOther(), [])

  const shownAt = useRef(location.pathname)
  useEffect(() => {
    if (shownAt.current === location.pathname) return
    shownAt.current = location.pathname
    clear()
  }, [location.pathname])

  /** As if nothing had been typed yet: no message, nothing marked. */
  function clear(): void {
    setMessage(undefined)
    setStatus('idle')
    setErrors({})
    setTouched(new Set())
  }

  /** Marks what is wrong. Without the file that knows, the server says it. */
  async function check(): Promise<void> {
    const loaded = await submission().catch(() => undefined)
    if (loaded && ref.current) setErrors(loaded.validate(form, valuesOf(ref.current)))
  }

  async function submit(element: HTMLFormElement) {
    setStatus('submitting')
    setMessage(undefined)
    setTouched(new Set([...element.elements].map((field) => (field as HTMLInputElement).name)))
    let loaded: Submission
    try {
      loaded = await loadFile(submission, sendFileTimeout)
    } catch (error) {
      // After a release the file is gone for good, and a browser asks for it once in a document, without a line, too: the next press
      // sends the form as a visitor without script does.
      if (navigator.onLine && hasFailedToLoad.current) return element.submit()
      hasFailedToLoad.current = true
      return fail(problemOfLoad(error), {})
    }
    const values = valuesOf(element)
    const found = loaded.validate(form, values)
    if (Object.keys(found).length > 0) return fail('invalid', found)

    key.current ||= loaded.newKey()
    pass.current ??= loaded.fetchPass()
    const body = { lng: language, ...values, key: key.current, ...(await pass.current) }
    // Used once: the next submission asks for another.
    pass.current = undefined
    const result = await loaded.call(callName, body)
    if (result.outcome === 'error') {
      // The page is older than the consent wording: the server's answer to a form post shows the new one, and what was typed.
      if (result.values?.['wording'] !== undefined) return element.submit()
      // The page that answers a form without script says how long, and what is sent from it counts then.
      if (result.problem === 'wait') return element.submit()
      for (const [field, value] of Object.entries(result.values ?? {})) {
        const input = element.elements.namedItem(field)
        if (input instanceof HTMLInputElement) input.value = value
      }
      const said = Object.entries(result.errors ?? {}).map(([field, sentence]) => [field, { said: sentence }])
      return fail(result.problem, Object.fromEntries(said) as typeof errors)
    }
    if (result.page !== undefined) return loaded.leadTo(result.page, addressed ? language : undefined)
    key.current = ''
    element.reset()
    setStatus('success')
    setMessage({ kind: 'success' })
  }

  function fail(problem: FormProblem, found: typeof errors): void {
    setErrors(found)
    setStatus('error')
    setMessage({ kind: 'problem', problem })
    leadsToError.current = true
  }

  return {
    ref,
    status,
    message,
    errorOf(field) {
      const error = touched.has(field) ? errors[field] : undefined
      if (error === undefined) return undefined
      return typeof error === 'string' ? (errorWords[error] ?? t(`errors.${error as CommonError}`)) : error.said
    },
    valueOf: (field) => answered?.values[field],
    token: answered?.token,
    dismiss: () => setMessage(undefined),
    handlers: {
      onFocus() {
        void submission().then(
          ({ fetchPass }) => (pass.current ??= fetchPass()),
          () => undefined,
        )
      },
      onBlur(event) {
        const { name, type } = event.target as unknown as HTMLInputElement
        if (!name || type === 'submit') return
        // Who presses the button is told by it.
        if (isSubmit(press.target() ?? event.relatedTarget ?? undefined)) return
        // A sentence that appears during a press would move what is pressed away under the pointer.
        press.whenOver(() => {
          setTouched((before) => new Set([...before, name]))
          void check()
        })
      },
      onInput() {
        key.current = ''
        if (status !== 'submitting') {
          setMessage(undefined)
          if (status === 'error') setStatus('idle')
        }
        if (touched.size > 0) void check()
      },
      onReset: clear,
      onSubmit(event) {
        event.preventDefault()
        if (status !== 'submitting') void submit(event.currentTarget)
      },
    },
  }
}
