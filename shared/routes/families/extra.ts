import { route } from '../route.ts'

/** Pages beyond the 236 patterns of the specification. */
export const extra = [
  route('programme', '/programme', 'programme', {}),
  route('press', '/press', 'press', {}),
  route('donate', '/donate', 'donate', {}),
  route('transparency', '/transparency', 'transparency', {}),
  route('newsletter', '/newsletter', 'newsletter', {}),
  route('accessibility', '/accessibility', 'accessibility', {}),
  // The shop's page for who has ordered; the shop itself is a family of its own.
  route('order', '/shop/order', 'order', {}, { noindex: true }),
  route('newsletter-confirm', '/newsletter/confirm', 'newsletterConfirm', {}, { noindex: true }),
  route('newsletter-unsubscribe', '/newsletter/unsubscribe', 'newsletterUnsubscribe', {}, { noindex: true }),
  route('newsletter-my-data', '/newsletter/my-data', 'newsletterMyData', {}, { noindex: true }),
] as const
