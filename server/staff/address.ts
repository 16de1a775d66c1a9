import { readEmail } from '#shared/forms/email.ts'
import { cleanEmail } from '#shared/forms/typedText.ts'
import type { Operands } from './command.ts'
import { WrongUse } from './failures.ts'
import { visible } from './text.ts'

/** The operand of the commands about one person. */
export const address: Operands = {
  name: 'ADDRESS',
  says: 'the email address of the person; capital letters do not matter',
  least: 1,
  most: 1,
}

/** The address as the database spells it; undefined where it is none. */
export const typedAddress = (typed: string): string | undefined => readEmail(cleanEmail(typed).trim())

/**
 * The address as the database spells it.
 * @throws WrongUse where it is none
 */
export function readAddress([typed = '']: readonly string[]): string {
  const email = typedAddress(typed)
  if (email === undefined)
    throw new WrongUse(`“${visible(typed)}” is not an email address: write it like name@primer.example.`)
  return email
}
