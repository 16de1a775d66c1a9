import { indexFamilies } from '../pageIndexes.ts'
import { route } from '../route.ts'

/** Pages beyond the 236 patterns of the specification. */
export const extra = [
  route('programme', '/programme', 'programme', {}),
  route('press', '/press', 'press', {}),
  route('donate', '/donate', 'donate', {}),
  route('transparency', '/transparency', 'transparency', {}),
  route('newsletter', '/newsletter', 'newsletter', {}),
  route('accessibility', '/accessibility', 'accessibility', {}),
  // The shop is the party's own; the other families are demonstration pages.
  ...indexFamilies.map((family) =>
    route(family, `/${family}`, 'pageIndex', { family }, family === 'shop' ? {} : { isDemo: true }),
  ),
  // The beginnings of addresses below which only articles and their lists stand.
  route('blog-types', '/blog-types', 'pageIndex', { family: 'blogs' }, { isDemo: true, canonical: 'blogs' }),
  route('blogs-categories', '/blogs/category', 'pageIndex', { family: 'blogs' }, { isDemo: true, canonical: 'blogs' }),
  route('blogs-authors', '/blogs/author', 'pageIndex', { family: 'blogs' }, { isDemo: true, canonical: 'blogs' }),
  // The shop's page for who has ordered; the shop itself is a family of its own.
  route('order', '/shop/order', 'order', {}, { noindex: true }),
  route('newsletter-confirm', '/newsletter/confirm', 'newsletterConfirm', {}, { noindex: true }),
  route('newsletter-unsubscribe', '/newsletter/unsubscribe', 'newsletterUnsubscribe', {}, { noindex: true }),
  route('newsletter-my-data', '/newsletter/my-data', 'newsletterMyData', {}, { noindex: true }),
] as const
