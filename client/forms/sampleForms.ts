import { createContext } from 'react'
import type { ConsentPurpose } from '#shared/consent/versions.ts'

/** What forms say before the consent on the page of a sample business: who receives them. */
export const SampleForms = createContext<Readonly<Partial<Record<ConsentPurpose, string>>>>({})
