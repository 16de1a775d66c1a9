import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawGroup } from '#scripts/vite/pictures.ts'
import { readSvg } from '#scripts/vite/svgFiles.ts'
import { root } from '#scripts/setup/command.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svg-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return relative(root, path)
}
const svg = (inside: string, size = 'viewBox="0 0 300 200"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`
const read = (text: string) => {
  const path = write('picture.svg', text)
  return readSvg({ light: path, dark: path })
}

describe('readSvg', () => {
  test.each([
    ['the view box', 'viewBox="0 0 300 200"', [300, 200]],
    ['width and height', 'width="640" height="480"', [640, 480]],
    ['width and height rather than the view box', 'width="150" height="100" viewBox="0 0 300 200"', [150, 100]],
  ])('takes the size from %s', (_, size, expected) => {
    const { width, height } = read(svg('<path d="M0 0h9v9z"/>', size))
    expect([width, height]).toEqual(expected)
  })

  test('returns one file, with a hash in its name, when both schemes have the same picture', () => {
    const text = svg('<path d="M0 0h9v9z"/>')
    const path = write('street.svg', text)
    const { value, files } = drawGroup('home-x', [['street', readSvg({ light: path, dark: path })]])
    expect(value['street']).toMatchObject({ width: 300, height: 200 })
    expect(value['street']?.light).toMatch(/^\/static\/media\/home-x-street-[\w-]{7}\.svg$/)
    expect(value['street']?.dark).toBe(value['street']?.light)
    expect([...files.values()]).toEqual([text])
  })

  test('returns two files when the dark scheme has its own picture', () => {
    const light = write('street.svg', svg('<path fill="#fff" d="M0 0h9v9z"/>'))
    const dark = write('street.dark.svg', svg('<path fill="#000" d="M0 0h9v9z"/>'))
    const { value } = drawGroup('home-x', [['street', readSvg({ light, dark })]])
    expect(value['street']?.light).toContain('/home-x-street-light-')
    expect(value['street']?.dark).toContain('/home-x-street-dark-')
  })

  test.each([
    ['a reference to its own gradient', '<linearGradient id="a"/><path fill="url(#a)" d="M0 0h9v9z"/>'],
    ['a reference to its own path', '<path id="a" d="M0 0h9v9z"/><use xlink:href="#a"/>'],
    ['an embedded picture', '<image width="9" height="9" href="data:image/png;base64,AAAA"/>'],
    ['a comment about <script>', '<!-- <script> --><path d="M0 0h9v9z"/>'],
  ])('accepts %s', (_, inside) => {
    expect(read(svg(inside)).width).toBe(300)
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with a namespace prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'],
    ['an event handler', '<path onload="alert(1)" d="M0 0h9v9z"/>'],
    ['a javascript: URL', '<a href="javascript:alert(1)"/>'],
    ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'],
  ])('refuses %s', (_, inside) => {
    expect(() => read(svg(inside))).toThrow(/picture\.svg contains script or HTML\.$/)
  })

  test.each([
    ['a picture of another host', '<image href="https://example.org/a.png"/>'],
    ['a picture in the same folder', "<image xlink:href='a.png'/>"],
    ['a fill of another host', '<path fill="url(https://example.org/a.svg#a)" d="M0 0h9v9z"/>'],
    ['another style sheet', '<style>@import "a.css";</style>'],
    ['a font file', '<style>@font-face { font-family: a; src: url("a.woff2") }</style>'],
  ])('refuses a reference to %s', (_, inside) => {
    expect(() => read(svg(inside))).toThrow(/picture\.svg refers to something outside itself\.$/)
  })

  test('refuses an invalid SVG file', () => {
    expect(() => read('<svg')).toThrow(/picture\.svg is not a valid SVG file\.$/)
  })

  test('refuses pictures of different sizes for the two schemes', () => {
    const light = write('a.svg', svg(''))
    const dark = write('a.dark.svg', svg('', 'viewBox="0 0 9 9"'))
    expect(() => readSvg({ light, dark })).toThrow(/differ in size\.$/)
  })
})
