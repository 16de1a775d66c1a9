import type { ReactNode } from 'react'
import { useSite } from '../site/site.ts'

/** Renders the content of a closed menu, except in a preview, where it could not be opened. */
export const MenuContent = ({ children }: { children: ReactNode }) => (useSite().isPreview ? null : children)
