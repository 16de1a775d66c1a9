import { expect, test } from 'vitest'
import { joinLazily, lazyObject, mapLazily } from '#shared/lazy.ts'

/** Returns a lazy object and the names of the properties that were computed, in order. */
function counted() {
  const computed: string[] = []
  const compute = (name: string) => () => {
    computed.push(name)
    return name
  }
  return { computed, object: lazyObject({ a: compute('a'), b: compute('b') }) }
}

test('a property is computed once, at its first use', () => {
  const { computed, object } = counted()
  expect(Object.keys(object)).toEqual(['a', 'b'])
  expect(computed).toEqual([])
  expect([object.b, object.b]).toEqual(['b', 'b'])
  expect(computed).toEqual(['b'])
})

test('joined and mapped objects stay lazy, share what was computed, and the last of equal names counts', () => {
  const { computed, object } = counted()
  const joined = joinLazily(object, { b: 'other', c: 'c' })
  const mapped = mapLazily(joined, (value) => String(value).toUpperCase() as typeof value)
  expect(computed).toEqual([])
  expect({ ...mapped }).toEqual({ a: 'A', b: 'OTHER', c: 'C' })
  expect(object.a).toBe('a')
  expect(computed).toEqual(['a'])
})
