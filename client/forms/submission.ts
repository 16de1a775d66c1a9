import { storage } from '#shared/content/storage.ts'
import { fieldErrorsOf, type FieldErrors, type FormProblem } from '#shared/forms/errors.ts'
import type { FormName } from '#shared/forms/names.ts'
import { sendSchemas, subscribeSchemas } from '#shared/forms/schemas.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { loadFile } from '../loading/loading.ts'
import { apiAddress, type CallName } from './call.ts'
import { problemOfLoad } from './problemOfLoad.ts'
import type { Challenge } from './proof.ts'

/** Everything that only somebody who fills a form in needs: it is loaded with the first focus of a form. */

/** How long an answer to a submission may take, in milliseconds: longer than the server takes for any. */
const sendTimeout = 30_000
/** How long a token may take, without which it can be sent all the same. */
const passTimeout = 10_000

/** How a submission ended. */
export type CallResult =
  /** `page`: where a form leads that has a page for what was sent. */
  | { outcome: 'success'; page?: string }
  | {
      outcome: 'error'
      problem: FormProblem
      errors?: Readonly<Record<string, string>>
      /** What fields must hold instead that the visitor does not fill in. */
      values?: Readonly<Record<string, string>>
    }

/** The schemas of the server. */
const schemas = {
  contact: sendSchemas.contact,
  order: sendSchemas.order,
  request: sendSchemas.request,
  newsletter: subscribeSchemas.newsletter,
} as const

/** The errors of each field; an empty object where there are none. */
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

/** An address of this site, and of no other. */
const isPath = (page: unknown): page is string => typeof page === 'string' && /^\/(?![/\\])/.test(page)

type Body = Readonly<Record<string, unknown>>

const readAnswer = (text: string): Answer => {
  try {
    return (JSON.parse(text) ?? {}) as Answer
  } catch {
    return {}
  }
}

/** Sends a submission as JSON. Never rejects: without an answer it says whether there is a line. */
async function sendOnce(name: CallName, body: Body): Promise<CallResult> {
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
 * Sends a submission. A sign-up beyond the site's limits is sent once more, with the work that is asked for then; `wait` where
 * this browser cannot do it.
 */
export async function call(name: CallName, body: Body): Promise<CallResult> {
  const result = await sendOnce(name, body)
  if (name !== 'subscribe' || result.outcome === 'success' || result.problem !== 'tooMany' || body['proof'])
    return result
  const pass = await fetchPass({ wantsWork: true })
  if (pass.proof === undefined) return result
  return pass.proof === '' ? { outcome: 'error', problem: 'wait' } : sendOnce(name, { ...body, ...pass })
}

/**
 * Goes to the page of what was sent: a visitor's own, so that the server must be asked for it. What was in the cart is on its way;
 * a cookie of another origin's answer would not have ended it.
 */
export function leadTo(page: string, language: Language | undefined): void {
  document.cookie = `${storage.cart.name}=; Max-Age=0; Path=/; SameSite=Lax`
  const address = new URL(page, location.origin)
  if (language) address.searchParams.set('lng', language)
  location.assign(address)
}

/** What a submission shows at the door. An empty proof: work was asked for, and this browser cannot do it. */
export interface Pass {
  token?: string
  proof?: string
}

/** A form token, for which the limit is wider, and the work that it asks for; empty where there is none to be had. */
export async function fetchPass({ wantsWork = false } = {}): Promise<Pass> {
  try {
    const { token, challenge } = await loadFile(async (signal) => {
      const address = `${apiAddress('form')}${wantsWork ? '?work=1' : ''}`
      const response = await fetch(address, { headers: { accept: 'application/json' }, signal })
      return (await response.json()) as { token?: unknown; challenge?: Challenge }
    }, passTimeout)
    if (typeof token !== 'string') return {}
    if (!challenge) return { token }
    const prove = loadFile(() => import('./proof.ts'), sendTimeout).then((loaded) => loaded.prove(challenge))
    return { token, proof: await prove.catch(() => '') }
  } catch {
    return {}
  }
}

/** An idempotency key. On plain http to another host than this one there is no `randomUUID`. */
export const newKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
