import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { joinPlaces, shortTokenNames } from '#scripts/vite/shortClassNames.ts'

test('no two places of a file and a name in it have the same short name', () => {
  const names = new Set<string>()
  const [files, namesInFile] = [1500, 60]
  for (let file = 0; file < files; file += 1)
    for (let name = 0; name < namesInFile; name += 1) names.add(joinPlaces(file, name))
  expect(names.size).toBe(files * namesInFile)
  expect([...names].filter((name) => !/^[a-z]+[A-Z]+$/.test(name))).toEqual([])
})

describe('the short name of a token', () => {
  const shorten = (css: string) => postcss([shortTokenNames]).process(css, { from: undefined }).css

  test('is in capitals where it is declared and where it is used', () => {
    expect(shorten(':root{--color-text:red}a{color:var(--color-text, red)}')).toMatch(
      /^:root\{(--[A-Z]+):red\}a\{color:var\(\1, red\)\}$/,
    )
  })

  test('is none that a style file gives a property of its own', () => {
    expect(shorten('a{--x:1;left:var(--x)}')).toBe('a{--x:1;left:var(--x)}')
    expect(() => shorten('a{--X:1}')).toThrow('--X is written like a short name')
    expect(() => shorten('a{left:var(--X)}')).toThrow('--X is written like a short name')
  })
})
