import { createContext, use } from 'react'
import type { FormState } from './useForm.ts'

/** What fields, button and message box must know of their form, however it is sent. */
export type FormFacts = Pick<FormState, 'ref' | 'status' | 'message' | 'errorOf' | 'valueOf' | 'dismiss'>

export const FormContext = createContext<FormFacts | undefined>(undefined)

/** The form that a field stands in. */
export function useFormState(): FormFacts {
  const state = use(FormContext)
  if (!state) throw new Error('A field must stand in a form.')
  return state
}
