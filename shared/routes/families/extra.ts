import { route } from '../route.ts'

/** Pages beyond the 236 patterns of the specification. */
export const extra = [
  route('programme', '/programme', 'programme', {}),
  route('press', '/press', 'press', {}),
  route('newsletter', '/newsletter', 'newsletter', {}),
  route('accessibility', '/accessibility', 'accessibility', {}),
  route('newsletter-confirm', '/newsletter/confirm', 'newsletterConfirm', {}, { noindex: true }),
  route('newsletter-unsubscribe', '/newsletter/unsubscribe', 'newsletterUnsubscribe', {}, { noindex: true }),
  route('newsletter-my-data', '/newsletter/my-data', 'newsletterMyData', {}, { noindex: true }),
] as const
