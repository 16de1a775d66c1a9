import { expect, test } from 'vitest'

/** The scenes of each file, by name. */
const files = import.meta.glob<Record<string, Record<string, unknown>>>('#client/art/kinds/scenes/*.ts', {
  eager: true,
})

test('no two scenes have one name, because the later one would replace the other', () => {
  const names = Object.values(files).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, scenes]) => (name.endsWith('Scenes') ? Object.keys(scenes) : [])),
  )
  expect(names.length).toBeGreaterThan(Object.keys(files).length)
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})
