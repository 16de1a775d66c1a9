import { createContext, use } from 'react'
import type { FormState } from './useForm.ts'

export const FormContext = createContext<FormState | undefined>(undefined)

/** The form that a field stands in. */
export function useFormState(): FormState {
  const state = use(FormContext)
  if (!state) throw new Error('A field must stand in a form.')
  return state
}
