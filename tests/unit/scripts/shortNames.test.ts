import { expect, test } from 'vitest'
import { joinPlaces } from '#scripts/vite/shortNames.ts'

test('no two places of a file and a name in it have the same short name', () => {
  const names = new Set<string>()
  const [files, namesInFile] = [1500, 60]
  for (let file = 0; file < files; file += 1)
    for (let name = 0; name < namesInFile; name += 1) names.add(joinPlaces(file, name))
  expect(names.size).toBe(files * namesInFile)
  expect([...names].filter((name) => !/^[a-z]+[A-Z]+$/.test(name))).toEqual([])
})
