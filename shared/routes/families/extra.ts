import { route } from '../route.ts'

/** Pages beyond the 236 patterns of the specification. */
export const extra = [
  route('newsletter-confirm', '/newsletter/confirm', 'newsletterConfirm', {}, { noindex: true }),
  route('newsletter-unsubscribe', '/newsletter/unsubscribe', 'newsletterUnsubscribe', {}, { noindex: true }),
  route('newsletter-my-data', '/newsletter/my-data', 'newsletterMyData', {}, { noindex: true }),
] as const
