import { fieldErrorsOf, type FieldErrors, type FormProblem } from '#shared/forms/errors.ts'
import type { FormName } from '#shared/forms/names.ts'
import { sendSchemas, subscribeSchemas } from '#shared/forms/schemas.ts'
import { apiAddress, type CallName } from './call.ts'

/** Everything that only somebody who fills a form in needs: it is loaded with the first focus of a form. */

/** How a submission ended. */
export type CallResult =
  { outcome: 'success' } | { outcome: 'error'; problem: FormProblem; errors?: Readonly<Record<string, string>> }

/** The schemas of the server. */
const schemas = { contact: sendSchemas.contact, newsletter: subscribeSchemas.newsletter } as const

/** The errors of each field; an empty object where there are none. */
export function validate(form: FormName, values: Readonly<Record<string, string>>): FieldErrors {
  const result = schemas[form].safeParse({ ...values, token: '', key: '' })
  return result.success ? {} : fieldErrorsOf(result.error.issues)
}

const problemOf = (status: number): FormProblem => {
  if (status === 422) return 'invalid'
  if (status === 429) return 'tooMany'
  return status === 503 ? 'unavailable' : 'failed'
}

/** Sends a submission as JSON. Never rejects: without an answer it says whether the browser is offline. */
export async function call(name: CallName, body: Readonly<Record<string, unknown>>): Promise<CallResult> {
  try {
    const response = await fetch(apiAddress(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json().catch(() => ({}))) as { status?: unknown; errors?: Record<string, string> }
    if (response.ok && answer.status === 'success') return { outcome: 'success' }
    return { outcome: 'error', problem: problemOf(response.status), ...(answer.errors && { errors: answer.errors }) }
  } catch {
    return { outcome: 'error', problem: navigator.onLine ? 'failed' : 'offline' }
  }
}

/** A form token, for which the limit is wider; empty where there is none to be had. */
export async function fetchToken(): Promise<string> {
  try {
    const response = await fetch(apiAddress('form'), { headers: { accept: 'application/json' } })
    const { token } = (await response.json()) as { token?: unknown }
    return typeof token === 'string' ? token : ''
  } catch {
    return ''
  }
}

/** An idempotency key. On plain http to another host than this one there is no `randomUUID`. */
export const newKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
