import { describe, expect, test } from 'vitest'
import { catalogue } from '#client/pictures/catalogue.ts'
import { wordsOf } from '#locales/words.ts'
import { galleryPictures, galleryShapes } from '#shared/content/gallery.ts'
import { languages } from '#shared/i18n/languages.ts'

const ids = galleryPictures.map(({ id }) => id)
const maxLengths = { caption: 40, alt: 125 }

describe.each(languages)('the pictures of the gallery in %s', (language) => {
  const words = wordsOf(language).gallery.pictures

  test('have texts of their own', () => {
    expect(Object.keys(words).sort()).toEqual([...ids].sort())
    for (const part of ['caption', 'alt'] as const)
      expect(new Set(ids.map((id) => words[id][part])).size).toBe(ids.length)
  })

  test.each(ids)('%s has a caption and an alternative text that differ and fit their lengths', (id) => {
    const { caption, alt } = words[id]
    expect(caption.length).toBeLessThanOrEqual(maxLengths.caption)
    expect(alt.length).toBeLessThanOrEqual(maxLengths.alt)
    // The alternative text is a sentence and describes the picture; the caption is a title and must not be part of it.
    expect(alt).toMatch(/\.$/)
    expect(caption).not.toMatch(/\.$/)
    expect(alt.toLowerCase()).not.toContain(caption.toLowerCase())
    expect(alt).not.toMatch(/^(?:слика|плакат|slika|plakat|image|picture|poster|affiche|afbeelding)/i)
  })
})

describe('the gallery', () => {
  test('has between 14 and 18 pictures, each once', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(14)
    expect(ids.length).toBeLessThanOrEqual(18)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })

  test('draws every picture in the ratio of its shape', () => {
    for (const { id, shape } of galleryPictures) {
      const [width, height] = catalogue.gallery[id].ratio as [number, number]
      const [across, down] = galleryShapes[shape]
      expect(width * down, id).toBe(height * across)
    }
  })

  test('has no two similar drawings side by side', () => {
    const looks = ids.map((id) => {
      const { kind, ...choices } = catalogue.gallery[id]
      return `${kind} ${'variant' in choices ? choices.variant : 'item' in choices ? choices.item : ''}`
    })
    expect(looks.filter((look, at) => look === looks[at + 1])).toEqual([])
    // A repeated drawing is also wrong if it is not side by side.
    expect(new Set(looks).size).toBe(looks.length)
  })

  test('has no drawing of rays or of a memorial', () => {
    for (const id of ids) {
      const { kind, ...choices } = catalogue.gallery[id]
      const look = `${kind} ${'variant' in choices ? choices.variant : ''}`
      expect(look, id).not.toMatch(/^(?:architecture stair|stage|hero (?:wings|fins))/)
    }
  })
})
