import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '#server/publishing/markdown.ts'
import { mediaProblems } from '#server/publishing/mediumUses.ts'
import { leadPicture, withMedia } from '#server/publishing/shownMedia.ts'
import type { ContentDocument } from '#shared/publishing/documents.ts'
import { photographHtml } from '#shared/publishing/photographHtml.ts'
import { richTextHtml, richTextParts } from '#shared/publishing/richTextHtml.ts'
import { elements } from '#tests/support/httpSite.ts'
import { findAmong, pdf, photograph } from '#tests/support/media.ts'

const voda = photograph('voda.jpg')
const statut = pdf('statut.pdf')
const media = new Map([voda, statut].map((medium) => [medium.name, medium]))
const document = (body: string, lead?: string): ContentDocument => ({
  slug: 'voda',
  fields: { kind: 'news', tags: [], isPressRelease: false, ...(lead && { picture: { name: lead, look: 'plain' } }) },
  texts: { 'sr-Latn': { title: 'Voda', lead: 'Uvod.', body }, fr: { title: 'L’eau', lead: 'Chapeau.', body: '' } },
})
const lead = (look: 'plain' | 'halftone' = 'plain') =>
  leadPicture({ name: 'voda.jpg', look }, { stored: 'sr-Cyrl' }, media, 'sr')!
const problems = async (body: string, name?: string) => {
  const { media: uses } = parseMarkdown(body, 7)
  const found = await mediaProblems(document(body, name), uses, findAmong(voda, statut))
  return found.map(({ text, use }) => [use?.line, text.key.replace('publishing.', '')])
}

describe('the media of a document', () => {
  test.for([
    ['![Voda](/media/voda.jpg) i [statut](/media/statut.pdf)', []],
    ['Tekst.\n\n![Voda](/media/reka.jpg)', [[9, 'noMedium']]],
    [
      '[Statut](/media/voda.pdf)\n\n> - ![x](/media/Voda.jpg)',
      [
        [7, 'noMedium'],
        [9, 'noMedium'],
      ],
    ],
    ['![Statut](/media/statut.pdf)', [[7, 'notPicture']]],
  ] as const)('are checked where they are named (%#)', async ([body, expected]) => {
    expect(await problems(body)).toEqual(expected)
  })

  test('have a description in each language of the document; Latin letters come from Cyrillic', async () => {
    expect(await problems('', 'voda.jpg')).toEqual([])
    const untold = photograph('voda.jpg', { alt: { 'sr-Cyrl': 'Вода', en: 'Water' } })
    const [found] = await mediaProblems(document('', 'voda.jpg'), [], findAmong(untold))
    expect(found!.text.values['languages']).toMatchObject({ list: ['fr'] })
    expect(await problems('', 'statut.pdf')).toEqual([[undefined, 'notPicture']])
  })
})

describe('a photograph', () => {
  const html = photographHtml(lead(), 'title')

  test('has AVIF, WebP and JPEG in all widths, its size, and words in the script of the page', () => {
    expect(elements(html, 'source').map(({ type, srcset }) => [type, srcset!.match(/\d+w/g)])).toEqual([
      ['image/avif', ['480w', '960w', '1440w']],
      ['image/webp', ['480w', '960w', '1440w']],
    ])
    const [image] = elements(html, 'img')
    expect(image).toMatchObject({
      ...{ width: '1500', height: '1000', alt: 'Pogled na dolinu', 'data-focus': 'top' },
      src: `/media/${'jpeg1440'.padEnd(32, '0')}.jpg`,
    })
    expect(image!['loading']).toBeUndefined()
    expect(html).toContain('<small data-look="photo-credit">Foto: Ana Anić</small>')
    expect(html).not.toMatch(/ style=|<script/)
  })

  test('in a row is one small file of each type, which loads late', () => {
    const row = photographHtml(lead(), 'row')
    expect(row.match(/\/media\/[a-z]+480/g)).toHaveLength(3)
    expect(row).not.toMatch(/960|1440/)
    expect(elements(row, 'img')[0]).toMatchObject({ loading: 'lazy' })
  })

  test('in two inks is described once', () => {
    const [first, second] = elements(photographHtml(lead('halftone'), 'row'), 'img')
    expect([first!['alt'], second!['alt'], first!['src'] === second!['src']]).toEqual(['Pogled na dolinu', '', true])
  })

  test('escapes hostile words', () => {
    const picture = { ...lead(), alt: '"><script>', credit: '<b>', colour: '"><script>' }
    expect(photographHtml(picture, 'title')).not.toMatch(/<script|<b>/)
  })
})

describe('a text', () => {
  const text = withMedia(
    parseMarkdown(
      '![Dolina](/media/voda.jpg "Tu")\n\n![x](/media/nema.jpg)\n\n[Statut](/media/statut.pdf) i [plan](/media/nema.pdf)',
    ).richText,
    media,
    'sr',
  )

  test('shows photographs with caption and credit, links files with their size, and leaves out what is missing', () => {
    const [html, ...others] = richTextParts(text)
    expect(others).toEqual([])
    expect(html).toContain('<figcaption><span>Tu</span> <small>Foto: Ana Anić</small></figcaption></figure><p>')
    expect(html).toContain(
      `<p><a href="/media/${'f'.repeat(32)}.pdf" download="statut.pdf">Statut (PDF, 340 kB)</a> i plan</p>`,
    )
  })

  test('has absolute addresses of JPEG files in a feed', () => {
    const html = richTextHtml(text, 'https://primer.example')
    expect(elements(html, 'img')).toEqual([
      {
        ...{ src: `https://primer.example/media/${'jpeg1440'.padEnd(32, '0')}.jpg`, alt: 'Dolina' },
        ...{ width: '1440', height: '960' },
      },
    ])
    expect(html).not.toMatch(/"\/media|<source/)
  })
})
