import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { groups, picturesOf } from '#client/pictures/catalogue.ts'
import { sizeOf } from '#client/art/art.ts'
import { drawFile, drawGroup } from '#scripts/vite/pictures.ts'
import { dist, root } from '#tests/support/build.ts'
import { elements, oneSite, rawRequest } from '#tests/support/httpSite.ts'

const client = join(dist, 'client')
const art = join(root, 'client/art')
/** The size in bytes below which files have no compressed copies. */
const leastCompressed = 1000

describe('the drawing code', () => {
  const read = (folder: string, extension: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(extension))
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
  /** Strings of the drawing code that a minifier does not change. */
  const marks = ['feTurbulence', 'xMidYMid slice', '#bdb6a8', 'picelj']

  test.each(marks)('contains “%s”', (mark) => {
    expect(read(art, '.ts').filter(({ text }) => text.includes(mark)).length).toBeGreaterThan(0)
  })

  test.each(marks)('is in no script of the browser: “%s”', (mark) => {
    const scripts = read(join(client, 'static/js'), '.js')
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter(({ text }) => text.includes(mark)).map(({ file }) => file)).toEqual([])
  })
})

describe('the files of pictures', () => {
  const emitted = readdirSync(join(client, 'static/media'))

  test.each(groups())('%s: match the catalogue for both colour schemes', (group) => {
    const { value, files } = drawGroup(group)
    // A folder may have SVG files beside its drawings.
    expect(Object.keys(value)).toEqual(expect.arrayContaining(picturesOf(group).map(([name]) => name)))
    for (const [name, options] of picturesOf(group)) {
      const { light, dark, width, height } = value[name] ?? {}
      expect([width, height]).toEqual([...sizeOf(options)])
      const scheme = light === dark ? '' : '-light'
      expect(light).toMatch(new RegExp(`^/static/media/${group}-${name}${scheme}-[\\w-]{7}\\.svg$`))
    }
    // The build leaves out groups that no page imports.
    const isUsed = emitted.some((file) => file.startsWith(`${group}-`))
    for (const [fileName, svg] of isUsed ? files : []) {
      expect(readFileSync(join(client, fileName), 'utf8')).toBe(svg)
      if (svg.length < leastCompressed) continue
      expect(emitted).toEqual(expect.arrayContaining(['.br', '.gz'].map((end) => `${fileName.slice(13)}${end}`)))
    }
  })

  test('are shared when both colour schemes look alike', () => {
    const files = new Map<string, string>()
    const { light, dark } = drawFile('night', { seed: 'a', kind: 'stage', theme: 'events' }, files)
    expect(files.size).toBe(1)
    expect(light).toMatch(/^\/static\/media\/night-[\w-]{7}\.svg$/)
    expect(dark).toBe(light)
  })
})

describe('a page', () => {
  const site = oneSite()

  test('names the files of both colour schemes with their size', async () => {
    const { text } = await rawRequest(site().app, '/contact')
    const shown = elements(text, 'img').map(({ src, width, height }) => ({ src, width, height }))
    const { map } = drawGroup('contact').value
    expect(shown).toEqual(
      expect.arrayContaining([
        { src: map?.light, width: '760', height: '640' },
        { src: map?.dark, width: '760', height: '640' },
      ]),
    )
  })
})
