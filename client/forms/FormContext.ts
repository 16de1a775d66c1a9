import { createContext, use } from 'react'
import type { FormState } from './useForm.ts'

/** The part of a form's state that fields, button and message box need, for all kinds of forms. */
export type FormFacts = Pick<FormState, 'ref' | 'status' | 'message' | 'messageId' | 'errorOf' | 'valueOf' | 'dismiss'>

export const FormContext = createContext<FormFacts | undefined>(undefined)

/**
 * Returns the state of the surrounding form.
 * @throws Error outside a form
 */
export function useFormState(): FormFacts {
  const state = use(FormContext)
  if (!state) throw new Error('useFormState needs a form above it.')
  return state
}
