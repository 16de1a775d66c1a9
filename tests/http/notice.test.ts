import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { sourceHash } from '#server/rendering/sourceHash.ts'
import { createPublishing } from '#server/services/publishing.ts'
import { wallTimeOf } from '#server/publishing/times.ts'
import type { ContentDocument } from '#shared/publishing/documents.ts'
import { publishDocument } from '#tests/support/content.ts'
import { elements, siteOfEachTest } from '#tests/support/httpSite.ts'

const site = siteOfEachTest()
const hour = 3_600_000

const notice = (now: number, to?: string): ContentDocument => ({
  slug: 'polling',
  fields: { kind: 'notice', ends: wallTimeOf(now + hour), ...(to && { to }) },
  texts: {
    'sr-Cyrl': { title: 'Бирачка места су отворена.', lead: 'Где гласам?', body: '' },
    en: { title: 'Polling stations are <open>.', lead: '', body: '' },
  },
})

const paths = ['/', '/contact', '/home-startup', '/no/such-page']
const open = async (path: string) => {
  await site().services.contentWatch.check()
  return request(site().app).get(path).query({ lng: 'en' })
}
const publish = (to?: string) => publishDocument(site().store, notice(site().clock.now, to), site().clock.now)

describe('a notice', () => {
  test('is on every page, in every language, and no cache answers with a page that has it', async () => {
    for (const path of paths) expect((await open(path)).text).not.toContain('class="notice')
    await publish('/join?topic=controller#form')
    for (const path of paths) {
      const { text, headers } = await open(path)
      const notices = elements(text, 'aside').filter((aside) => aside['class']?.startsWith('notice'))
      expect(notices.map((aside) => aside['class'])).toEqual(
        ['sr', 'sr-Cyrl', 'en', 'fr', 'nl'].map((language) => `notice for-${language}`),
      )
      expect(text).toContain('<p>Biračka mesta su otvorena. <a href="/join?topic=controller&amp;lng=sr#form">')
      expect(text).toContain(
        '<p><a href="/join?topic=controller&amp;lng=en#form">Polling stations are &lt;open&gt;.</a>',
      )
      expect(text).toContain('<p lang="en"><a href="/join?topic=controller&amp;lng=fr#form">')
      expect(headers['cache-control']).toBe('no-cache')
      const styles = [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css]) => sourceHash(css!))
      expect(styles).toHaveLength(2)
      for (const hash of styles) expect(headers['content-security-policy']).toContain(hash)
    }
  })

  test('disappears when it is withdrawn or its end has come', async () => {
    await publish()
    expect((await open('/contact')).text).toContain('Polling stations are')
    const { store, clock } = site()
    const publishing = createPublishing({ store, now: () => clock.now })
    await publishing.withdraw({ kind: 'notice', slug: 'polling', by: 'ana' })
    const { text, headers } = await open('/contact')
    expect(text).not.toContain('class="notice')
    expect(headers['cache-control']).toBe('public, max-age=300')
    await publishing.publish({ kind: 'notice', slug: 'polling', version: 1, by: 'ana' })
    expect((await open('/contact')).text).toContain('class="notice')
    clock.now += hour
    expect((await open('/contact')).text).not.toContain('class="notice')
  })
})
