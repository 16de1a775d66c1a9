import { readEmail } from '#shared/forms/email.ts'
import { cleanEmail } from '#shared/forms/typedText.ts'
import type { Operands } from './command.ts'
import { UsageError } from './failures.ts'
import { text } from './text.ts'

/** The operand of the commands about one person. */
export const address: Operands = { name: 'ADDRESS', meaning: text('common.operands.address'), least: 1, most: 1 }

/** Returns an email address in the spelling of the database; undefined for any other text. */
export const parseAddress = (typed: string): string | undefined => readEmail(cleanEmail(typed).trim())

/**
 * Returns the address operand in the spelling of the database.
 * @throws UsageError
 */
export function readAddress([typed = '']: readonly string[]): string {
  const email = parseAddress(typed)
  if (email !== undefined) return email
  throw new UsageError(text('common.usage.invalidAddress', { value: typed, example: 'name@primer.example' }))
}
