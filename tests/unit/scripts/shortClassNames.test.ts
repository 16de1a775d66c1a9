import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { joinPlaces, shortTokenNames } from '#scripts/vite/shortClassNames.ts'

test('joinPlaces returns different names for different positions', () => {
  const names = new Set<string>()
  const [files, namesInFile] = [1500, 60]
  for (let file = 0; file < files; file += 1)
    for (let name = 0; name < namesInFile; name += 1) names.add(joinPlaces(file, name))
  expect(names.size).toBe(files * namesInFile)
  expect([...names].filter((name) => !/^[a-z]+[A-Z]+$/.test(name))).toEqual([])
})

describe('shortTokenNames', () => {
  const shorten = (css: string) => postcss([shortTokenNames]).process(css, { from: undefined }).css

  test('replaces a token by the same upper-case name in its declaration and its uses', () => {
    expect(shorten(':root{--color-text:red}a{color:var(--color-text, red)}')).toMatch(
      /^:root\{(--[A-Z]+):red\}a\{color:var\(\1, red\)\}$/,
    )
  })

  test('keeps properties that are no tokens, and refuses upper-case ones', () => {
    expect(shorten('a{--x:1;left:var(--x)}')).toBe('a{--x:1;left:var(--x)}')
    expect(() => shorten('a{--X:1}')).toThrow('--X looks like a shortened name')
    expect(() => shorten('a{left:var(--X)}')).toThrow('--X looks like a shortened name')
  })
})
