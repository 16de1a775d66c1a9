import { createContext } from 'react'
import type { ConsentPurpose } from '#shared/consent/versions.ts'

/** The sentence before each consent on the page of a sample business. It names who receives the form. Empty on other pages. */
export const SampleForms = createContext<Readonly<Partial<Record<ConsentPurpose, string>>>>({})
