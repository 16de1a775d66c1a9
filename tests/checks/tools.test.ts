import { expect, test } from 'vitest'
import { checks, runCheck } from '#scripts/check.ts'

const minutes = 60_000

test.for(checks.map((check) => [check.name, check] as const))('%s', { timeout: 10 * minutes }, async ([, check]) => {
  const { passed, output } = await runCheck(check)
  expect(passed, output).toBe(true)
})
