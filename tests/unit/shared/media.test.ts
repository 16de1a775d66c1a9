import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { films, embeds, frameHosts, maxMediaBytes, pieces } from '#shared/content/media.ts'
import { officeMap } from '#shared/content/officeMap.ts'
import { visits } from '#shared/content/organisation.ts'
import { languages } from '#shared/i18n/languages.ts'
import { captionsOf } from '#scripts/vite/captions.ts'

const folder = join(import.meta.dirname, '../../../client/media')

describe('media', () => {
  test('exist in both formats, with a still picture, within the maximum size', () => {
    const wanted = [
      ...Object.keys(films).flatMap((name) => [`${name}.webm`, `${name}.mp4`, `${name}.svg`]),
      ...Object.keys(pieces).flatMap((name) => [`${name}.webm`, `${name}.mp3`]),
    ]
    expect(readdirSync(folder).sort()).toEqual(wanted.sort())
    for (const file of wanted) {
      const { size } = statSync(join(folder, file))
      expect(size, file).toBeLessThanOrEqual(maxMediaBytes)
      expect(size, file).toBeGreaterThan(1_000)
    }
  })

  test('have the container format of their extension', () => {
    const begins = (file: string, from: number, to: number) =>
      readFileSync(join(folder, file)).subarray(from, to).toString('latin1')
    for (const name of Object.keys(films)) {
      expect(begins(`${name}.webm`, 0, 4)).toBe('\x1aE\xdf\xa3')
      expect(begins(`${name}.mp4`, 4, 8)).toBe('ftyp')
      expect(begins(`${name}.svg`, 0, 4)).toBe('<svg')
    }
  })

  test.each(Object.keys(films))('show the film %s on at most four homes', (film) => {
    const homes = join(folder, '../demo/homes')
    const sources = readdirSync(homes, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'))
    const used = sources.filter((path) => readFileSync(join(homes, path), 'utf8').includes(`film="${film}"`))
    expect(used.length, used.join(' ')).toBeLessThanOrEqual(4)
  })

  test.each(languages)('have captions in %s whose times do not overlap', (language) => {
    const text = captionsOf('poster', language)
    const times = [...text.matchAll(/(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n\S/g)].flatMap(
      ([, from, to]) => [from, to],
    )
    expect(text).toMatch(/^WEBVTT\n\n/)
    expect(times).toHaveLength(2 * Object.keys(films.poster.captions).length)
    expect(times).toEqual([...times].sort())
    expect(Math.max(...Object.values(films.poster.captions).flat())).toBeLessThanOrEqual(films.poster.seconds)
  })

  test('of other sites come from allowed hosts, without tracking', () => {
    for (const { host, frame } of [...Object.values(embeds), officeMap(visits.mapUrl)])
      expect(new URL(frame).origin).toBe(frameHosts[host])
    expect(embeds.youtube.frame).toContain('youtube-nocookie')
    expect(new URL(embeds.vimeo.frame).searchParams.get('dnt')).toBe('1')
    const marker = new URL(officeMap(visits.mapUrl).frame).searchParams.get('marker')!.split(',')
    const shown = new URL(visits.mapUrl).searchParams
    expect(marker).toEqual([shown.get('mlat'), shown.get('mlon')])
  })
})
