import { afterAll } from 'vitest'
import { publishWords } from '#locales/words.ts'

// Facts that a test publishes replace words in the whole process, which the next test file shares.
afterAll(() => publishWords(undefined))
