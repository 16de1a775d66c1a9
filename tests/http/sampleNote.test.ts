import { expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { oneSite, rawRequest, wordsOfHtml } from '#tests/support/httpSite.ts'

const site = oneSite({ env: { DEMO_PAGES: 'public' } })

/** Returns how often a page shows the note of samples. */
async function notesOn(path: string): Promise<number> {
  const { text } = await rawRequest(site().app, `${path}?lng=en`)
  return wordsOfHtml(text.replace(/<script.*?<\/script>/gs, '')).split(wordsOf('en').common.sampleNote).length - 1
}

test.each([
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
])('a page with invented content has one note of samples: %s', async (path) => {
  expect(await notesOn(path)).toBe(1)
})

test.each(['/page/coming-soon', '/page/contact-simple', '/page/faq-s', '/page-title/right-alignment'])(
  'a page without invented content has no note of samples: %s',
  async (path) => {
    expect(await notesOn(path)).toBe(0)
  },
)
