import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { photographsPerPage } from '#server/publishing/photographs.ts'
import { signPreviewToken } from '#server/publishing/previewToken.ts'
import { createPublishing } from '#server/services/publishing.ts'
import { galleryPictures } from '#shared/content/gallery.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { photoDocument, publishDocument } from '#tests/support/content.ts'
import { addMedium, photograph } from '#tests/support/media.ts'
import { day, elements, siteOfEachTest } from '#tests/support/httpSite.ts'

const site = siteOfEachTest()
const open = (path: string, language: Language = 'sr-Cyrl') => request(site().app).get(path).query({ lng: language })

/** Returns the anchors of the wall, in order. */
const wall = (html: string) => elements(html, 'figure').flatMap(({ id = '' }) => id.replace(/^photo-/, '') || [])
const drawings = galleryPictures.map(({ id }) => id)

beforeEach(() => addMedium(site().store, photograph('nis.jpg')))
const show = (slug: string, options: Parameters<typeof photoDocument>[2] = {}) =>
  publishDocument(site().store, photoDocument(slug, 'nis.jpg', options), site().clock.now)

describe('the gallery', () => {
  test('shows photographs before its drawings, newest first, with credit and description', async () => {
    await show('first', { date: '2026-03-01', title: 'Збор у Нишу' })
    await show('third', { date: '2026-05-01', look: 'halftone' })
    await show('second', { date: '2026-04-01', texts: { nl: { title: 'Op het plein', lead: '', body: '' } } })
    await show('elsewhere', { date: '2026-06-01', isInGallery: false, isForPress: true })
    const { text } = await open('/gallery', 'nl')
    expect(wall(text)).toEqual(['third', 'second', 'first', ...drawings])
    expect(text).toContain('Op het plein')
    const { descriptionWithPhotographs } = wordsOf('nl').gallery
    expect(elements(text, 'meta')).toContainEqual(expect.objectContaining({ content: descriptionWithPhotographs }))
    expect(text).toMatch(/<li[^>]* lang="sr-Latn"[^>]*>.*Zbor u Nišu/)
    expect(text).toContain('<small data-look="photo-credit">Foto: Ana Anić</small>')
    expect(elements(text, 'img')).toContainEqual(expect.objectContaining({ alt: 'Een blik op de vallei' }))
    const pictures = elements(text, 'meta').filter(({ property }) => property === 'og:image')
    expect(pictures).toEqual([
      expect.objectContaining({ content: `http://localhost:3000/media/${'jpeg1440'.padEnd(32, '0')}.jpg` }),
    ])
  })

  test('has older photographs on further pages, and the drawings on the first', async () => {
    const days = Array.from({ length: photographsPerPage + 2 }, (_, index) => String(index + 1).padStart(2, '0'))
    for (const one of days) await show(`d${one}`, { date: `2026-03-${one}` })
    const names = days.map((one) => `d${one}`).reverse()
    const first = (await open('/gallery')).text
    expect(wall(first)).toEqual([...names.slice(0, photographsPerPage), ...drawings])
    expect(elements(first, 'a').some(({ href = '' }) => href.includes('page=2'))).toBe(true)
    expect(wall((await open('/gallery?page=2')).text)).toEqual(names.slice(photographsPerPage))
    expect((await open('/gallery?page=3')).status).toBe(404)
  })

  test('shows a draft in a preview only', async () => {
    const { store, clock, config } = site()
    await show('shown')
    await store.withdrawContent({ kind: 'photo', slug: 'shown', by: 'test', at: clock.now })
    const document = photoDocument('draft', 'nis.jpg')
    await createPublishing({ store, now: () => clock.now }).save({ document, basedOn: null, by: 'test' })
    await site().services.contentWatch.check()
    expect(wall((await open('/gallery')).text)).toEqual(drawings)
    const token = signPreviewToken(config.secret, clock.now + day)
    const { text } = await open('/gallery').set('Cookie', `preview=${token}`)
    expect(wall(text)).toEqual(['draft', ...drawings])
    expect(text).toContain('data-draft="draft"')
  })
})

test('the press page offers the largest file of its photographs', async () => {
  const { title } = wordsOf('sr-Cyrl').press.photographs
  await show('gallery')
  expect((await open('/press')).text).not.toContain(title)
  await show('press', { isForPress: true, title: 'Збор у Нишу' })
  await site().services.contentWatch.check()
  const { text } = await open('/press')
  expect(text).toContain(title)
  expect(text).toContain('Фото: Ана Анић')
  expect(elements(text, 'a').filter(({ download }) => download === 'nis.jpg')).toEqual([
    expect.objectContaining({ href: `/media/${'jpeg1440'.padEnd(32, '0')}.jpg` }),
  ])
  expect(text).toContain('JPEG, 72 kB')
})
