import type { ReactNode } from 'react'
import { useSite } from '../site/site.ts'

/** What a closed menu holds. A preview, where nobody opens anything, goes without. */
export const Folded = ({ children }: { children: ReactNode }) => (useSite().isPreview ? null : children)
