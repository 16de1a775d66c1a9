import type { IncomingMessage } from 'node:http'
import { cookieIn } from '#shared/cookies.ts'

/** The cookie of staff who look at drafts. It holds the token of the address that `staff preview` prints. */
export const previewCookie = 'preview'

/** Returns whether a request may have the cookie of a preview. It is quick, and the token is not checked. */
export const mayHavePreview = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.cookie?.includes(`${previewCookie}=`) ?? false

/** Returns the token of a preview. */
export const previewTokenOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  cookieIn(headers.cookie, previewCookie)
