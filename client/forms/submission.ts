import { storage } from '#shared/content/storage.ts'
import { fieldErrorsOf, type FieldErrors, type FormProblem } from '#shared/forms/errors.ts'
import type { FormName } from '#shared/forms/names.ts'
import { sendSchemas, subscribeSchemas } from '#shared/forms/schemas.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { loadFile } from '../loading/loading.ts'
import { apiAddress, type CallName } from './call.ts'
import { problemOfLoad } from './problemOfLoad.ts'
import type { Challenge } from './proof.ts'

/** The part of a form that is needed only to send it; loaded on the first focus of a form. */

/** The timeout of a submission, in milliseconds; longer than the server's own timeouts. */
const sendTimeout = 30_000
/** The timeout of a token, in milliseconds; a form can be sent without one. */
const tokenTimeout = 10_000

/** The result of a submission. */
export type SubmissionResult =
  /** `page` is the address of the page about the submission, if the form has one. */
  | { outcome: 'success'; page?: string }
  | {
      outcome: 'error'
      problem: FormProblem
      errors?: Readonly<Record<string, string>>
      /** New values for fields that the visitor does not fill in. */
      values?: Readonly<Record<string, string>>
    }

/** The schemas of the server. */
const schemas = {
  contact: sendSchemas.contact,
  join: sendSchemas.join,
  attend: sendSchemas.attend,
  order: sendSchemas.order,
  request: sendSchemas.request,
  newsletter: subscribeSchemas.newsletter,
} as const

/** Returns the errors of each field; an empty object if there are none. */
export function validate(form: FormName, values: Readonly<Record<string, string>>): FieldErrors {
  const result = schemas[form].safeParse({ ...values, token: '', key: '' })
  return result.success ? {} : fieldErrorsOf(result.error.issues)
}

const problemOf = (status: number, isUnproven: boolean): FormProblem => {
  if (status === 422) return 'invalid'
  if (status === 429) return isUnproven ? 'unproven' : 'tooMany'
  return status === 503 ? 'unavailable' : 'failed'
}

interface Answer {
  status?: unknown
  page?: unknown
  errors?: Record<string, string>
  values?: Record<string, string>
}

/** Returns whether the value is an address of this site. */
const isPath = (page: unknown): page is string => typeof page === 'string' && /^\/(?![/\\])/.test(page)

type Body = Readonly<Record<string, unknown>>

const readAnswer = (text: string): Answer => {
  try {
    return (JSON.parse(text) ?? {}) as Answer
  } catch {
    return {}
  }
}

/** Sends a submission as JSON. Never rejects: without an answer it returns the problem `offline` or `failed`. */
async function sendOnce(name: CallName, body: Body): Promise<SubmissionResult> {
  try {
    return await loadFile(async (signal) => {
      const response = await fetch(apiAddress(name), {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        signal,
      })
      const { status, page, errors, values } = readAnswer(await response.text())
      if (response.ok && status === 'success') return { outcome: 'success', ...(isPath(page) && { page }) }
      const problem = problemOf(response.status, body['proof'] === '')
      return { outcome: 'error', problem, ...(errors && { errors }), ...(values && { values }) }
    }, sendTimeout)
  } catch (error) {
    return { outcome: 'error', problem: problemOfLoad(error) }
  }
}

/**
 * Sends a submission. A sign-up above the rate limit is sent once more with proof of work. The problem is `wait` if
 * this browser cannot do the work.
 */
export async function sendSubmission(name: CallName, body: Body): Promise<SubmissionResult> {
  const result = await sendOnce(name, body)
  if (name !== 'subscribe' || result.outcome === 'success' || result.problem !== 'tooMany' || body['proof'])
    return result
  const pass = await fetchTokenAndProof({ needsProof: true })
  if (pass.proof === undefined) return result
  return pass.proof === '' ? { outcome: 'error', problem: 'wait' } : sendOnce(name, { ...body, ...pass })
}

/**
 * Opens the page about a submission. The page is the visitor's own, so it is loaded from the server. Also deletes the
 * cart's cookie, which an answer from another origin could not delete.
 */
export function openResultPage(page: string, language: Language | undefined): void {
  document.cookie = `${storage.cart.name}=; Max-Age=0; Path=/; SameSite=Lax`
  const address = new URL(page, location.origin)
  if (language) address.searchParams.set('lng', language)
  location.assign(address)
}

/**
 * The token and the proof of work of a submission. An empty proof means that the browser could not do the required
 * work.
 */
export interface TokenAndProof {
  token?: string
  proof?: string
}

/**
 * Returns a form token, which has a higher rate limit, with its proof of work if required; an empty object if the
 * request fails.
 */
export async function fetchTokenAndProof({ needsProof = false } = {}): Promise<TokenAndProof> {
  try {
    const { token, challenge } = await loadFile(async (signal) => {
      const address = `${apiAddress('form')}${needsProof ? '?work=1' : ''}`
      const response = await fetch(address, { headers: { accept: 'application/json' }, signal })
      return (await response.json()) as { token?: unknown; challenge?: Challenge }
    }, tokenTimeout)
    if (typeof token !== 'string') return {}
    if (!challenge) return { token }
    const prove = loadFile(() => import('./proof.ts'), sendTimeout).then((loaded) => loaded.solveChallenge(challenge))
    return { token, proof: await prove.catch(() => '') }
  } catch {
    return {}
  }
}

/** Returns an idempotency key. `randomUUID` is missing on plain http, except on localhost. */
export const newKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
