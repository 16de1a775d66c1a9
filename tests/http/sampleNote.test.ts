import { expect, test } from 'vitest'
import { homeNames } from '#shared/routes/homes.ts'
import { oneSite, rawRequest } from '#tests/support/httpSite.ts'

const site = oneSite({ env: { DEMO_PAGES: 'public' } })

/** Returns the number of notes about samples on a page. */
async function notesOn(path: string): Promise<number> {
  const { text } = await rawRequest(site().app, `${path}?lng=en`)
  return text.split('role="note"').length - 1
}

test.each([
  '/',
  '/about',
  '/programme',
  '/contact',
  '/press',
  '/donate',
  '/transparency',
  '/newsletter',
  '/shop/shop-wide',
  '/elements/testimonials',
  ...homeNames.map((name) => `/home-${name}`),
  '/page/about-me',
  '/page/about-us',
  '/page/contact-classic',
  '/page/latest-news',
  '/page/maintenance',
  '/page/our-process',
  '/page/our-services',
  '/page/our-story',
  '/page/our-team',
  '/page/pricing-packages',
  '/page/what-we-offer',
  '/page/who-we-are',
  '/headers/one-page-navigation',
  '/page-title/center-alignment',
  '/page-title/left-alignment',
  '/page-title/mini-version',
])('a page with invented content has one note about samples: %s', async (path) => {
  expect(await notesOn(path)).toBe(1)
})

test.each(['/privacy', '/page/coming-soon', '/page/contact-simple', '/page/faq-s', '/page-title/right-alignment'])(
  'a page without invented content has no note about samples: %s',
  async (path) => {
    expect(await notesOn(path)).toBe(0)
  },
)
