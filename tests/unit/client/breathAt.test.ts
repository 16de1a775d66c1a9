import { expect, test } from 'vitest'
import { breath, breaths } from '#client/demo/homes/yoga-meditation/facts.ts'
import { breathAt } from '#client/demo/homes/yoga-meditation/breathAt.ts'

const whole = breath.in + breath.hold + breath.out

test('breathAt counts down the seconds of each part of a breath', () => {
  expect(breathAt(0)).toEqual({ part: 'in', secondsLeft: breath.in })
  expect(breathAt(breath.in - 1)).toEqual({ part: 'in', secondsLeft: 1 })
  expect(breathAt(breath.in)).toEqual({ part: 'hold', secondsLeft: breath.hold })
  expect(breathAt(breath.in + breath.hold)).toEqual({ part: 'out', secondsLeft: breath.out })
  expect(breathAt(whole - 1)).toEqual({ part: 'out', secondsLeft: 1 })
})

test('breathAt starts the next breath after a whole one, and returns undefined after the last one', () => {
  expect(breathAt(whole)).toEqual({ part: 'in', secondsLeft: breath.in })
  expect(breathAt(whole * breaths - 1)).toEqual({ part: 'out', secondsLeft: 1 })
  expect(breathAt(whole * breaths)).toBeUndefined()
})
