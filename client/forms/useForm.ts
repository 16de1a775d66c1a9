import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent, type RefObject } from 'react'
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

/** The time that the button shows a success, in milliseconds. The message stays longer. */
const successTime = 5_000
/** The timeout of the file that sends a form, in milliseconds, from the press of the button. */
const sendFileTimeout = 30_000

export type FormStatus = 'idle' | 'submitting' | 'success' | 'error'

type Submission = typeof import('./submission.ts')
type TokenAndProof = import('./submission.ts').TokenAndProof

export interface FormState {
  ref: RefObject<HTMLFormElement | null>
  status: FormStatus
  /** The message in the message box; it stays until the next input, dismissal or change of page. */
  message: { kind: 'success' } | { kind: 'problem'; problem: FormProblem; sentence?: string } | undefined
  /** The id of the words in the message box. */
  messageId: string
  /** Returns the error text of a touched field. */
  errorOf: (field: string) => string | undefined
  /** Returns the value from before a form post, on its answer. */
  valueOf: (field: string) => string | undefined
  /** A fresh token, if the server's answer contains one. */
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
  anchor: string
  call: CallName
  /** The texts of errors that only this form can have. */
  errorWords?: Readonly<Partial<Record<FieldError, string>>>
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Returns whether an element is in a submit button. */
const isSubmit = (part: Element | undefined): boolean => (part?.closest('[type="submit"]') ?? null) !== null

/**
 * Returns the state and event handlers of a form. The fields are uncontrolled, so that values typed before hydration
 * are kept. Without script the form posts to the same call.
 */
export function useForm({ form, anchor, call: callName, errorWords = {} }: FormOptions): FormState {
  const { t } = useTranslation('forms')
  const { visit, query, language, addressed } = useSite()
  const location = useLocation()
  const answered = visit?.kind === 'form' && visit.anchor === anchor ? visit : undefined

  const ref = useRef<HTMLFormElement>(null)
  const messageId = useId()
  const press = usePress()
  const [status, setStatus] = useState<FormStatus>(answered ? 'error' : 'idle')
  const [message, setMessage] = useState<FormState['message']>(() => {
    if (answered) return { ...answered, kind: 'problem' }
    return query.sent === form && !visit ? { kind: 'success' } : undefined
  })
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError | { text: string }>>>(answered?.errors ?? {})
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(Object.keys(answered?.errors ?? {})))

  const loading = useRef<Promise<Submission> | undefined>(undefined)
  const hasFailedToLoad = useRef(false)
  const pass = useRef<Promise<TokenAndProof> | undefined>(undefined)
  // The key marks a retry as the same submission; changed values get a new key.
  const key = useRef('')

  /** Loads the module that sends forms, once; a failed load is repeated on the next use. */
  function submission(): Promise<Submission> {
    loading.current ??= import('./submission.ts')
    loading.current.catch(() => (loading.current = undefined))
    return loading.current
  }

  // After a failed submission, the focus moves to the first invalid field.
  const focusesError = useRef(false)
  useEffect(() => {
    if (!focusesError.current) return
    focusesError.current = false
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  // A new error text under the previous field can move the focused element out of view.
  useEffect(() => {
    const focused = document.activeElement
    // Excludes `main`, which has the focus after a click beside the fields.
    if (Object.keys(errors).length > 0 && focused?.matches('a, button, input, select, textarea, summary'))
      focused.scrollIntoView({ block: 'nearest' })
  }, [errors, touched])

  useEffect(() => {
    if (status !== 'success') return
    const timer = setTimeout(() => setStatus('idle'), successTime)
    return () => clearTimeout(timer)
  }, [status])

  // On a return from the form's page in the back/forward cache, the form is ready again. The key is unchanged, so it is
  // the same submission.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStatus((now) => (now === 'submitting' ? 'idle' : now))
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  // If a page has several equal forms, only the anchor shows which one was sent; the server does not see it.
  const { hash } = location
  const hideForOtherForm = useEffectEvent(() => {
    if (query.sent && hash && hash !== anchorTo(anchor)) setMessage(undefined)
  })
  useEffect(() => hideForOtherForm(), [])

  const shownAt = useRef(location.pathname)
  useEffect(() => {
    if (shownAt.current === location.pathname) return
    shownAt.current = location.pathname
    clear()
  }, [location.pathname])

  /** Resets the form's state: no message and no errors. */
  function clear(): void {
    setMessage(undefined)
    setStatus('idle')
    setErrors({})
    setTouched(new Set())
  }

  /** Validates the form and shows the errors. If the module cannot be loaded, the server validates. */
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
      // After a release the file no longer exists, and a browser requests it only once for each document, also while
      // offline. The next press sends the form as without script.
      if (navigator.onLine && hasFailedToLoad.current) return element.submit()
      hasFailedToLoad.current = true
      return fail(problemOfLoad(error), {})
    }
    const values = valuesOf(element)
    const fieldErrors = loaded.validate(form, values)
    if (Object.keys(fieldErrors).length > 0) return fail('invalid', fieldErrors)

    key.current ||= loaded.newKey()
    pass.current ??= loaded.fetchTokenAndProof()
    const body = { lng: language, ...values, key: key.current, ...(await pass.current) }
    // A token is valid once; the next submission requests another.
    pass.current = undefined
    const result = await loaded.sendSubmission(callName, body)
    if (result.outcome === 'error') {
      // The page has an outdated consent wording, price or product. The answer to a form post shows the current ones, and the typed
      // values.
      if (result.values || result.errors?.['lines']) return element.submit()
      // The answer to a form post says how long to wait, and a submission from there is accepted afterwards.
      if (result.problem === 'wait') return element.submit()
      const texts = Object.entries(result.errors ?? {}).map(([field, sentence]) => [field, { text: sentence }])
      return fail(result.problem, Object.fromEntries(texts) as typeof errors)
    }
    if (result.page !== undefined) return loaded.openResultPage(result.page, addressed ? language : undefined)
    key.current = ''
    element.reset()
    setStatus('success')
    setMessage({ kind: 'success' })
  }

  function fail(problem: FormProblem, fieldErrors: typeof errors): void {
    setErrors(fieldErrors)
    setStatus('error')
    setMessage({ kind: 'problem', problem })
    focusesError.current = true
  }

  return {
    ref,
    status,
    message,
    messageId,
    errorOf(field) {
      const error = touched.has(field) ? errors[field] : undefined
      if (error === undefined) return undefined
      return typeof error === 'string' ? (errorWords[error] ?? t(`errors.${error as CommonError}`)) : error.text
    },
    valueOf: (field) => answered?.values[field],
    token: answered?.token,
    dismiss: () => setMessage(undefined),
    handlers: {
      onFocus() {
        void submission().then(
          ({ fetchTokenAndProof }) => (pass.current ??= fetchTokenAndProof()),
          () => undefined,
        )
      },
      onBlur(event) {
        const { name, type } = event.target as unknown as HTMLInputElement
        if (!name || type === 'submit') return
        // The press of the button validates the form anyway.
        if (isSubmit(press.target() ?? event.relatedTarget ?? undefined)) return
        // An error text that appears during a press would move the target away from the pointer.
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
