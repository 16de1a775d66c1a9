import type { IconSetId } from '../content/iconSetNames.ts'
import type { ElementFamily, ElementName } from './elements.ts'

/** What each kind of page must be told by its row of the table. */
export interface PageKinds {
  home: Record<never, never>
  about: Record<never, never>
  gallery: Record<never, never>
  privacy: Record<never, never>
  contact: Record<never, never>
  element: { element: ElementName }
  elementIndex: { family: ElementFamily }
  newsletterConfirm: Record<never, never>
  newsletterUnsubscribe: Record<never, never>
  newsletterMyData: Record<never, never>
  icons: { set: IconSetId }
  notFound: Record<never, never>
}
export type PageKind = keyof PageKinds
