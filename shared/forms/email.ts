import { longestEmail } from './limits.ts'

const longestLocalPart = 64

const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/**
 * Whether `value` is an address that the public mail system can deliver to: a dot-atom (RFC 5322, 3.4.1, with the letters
 * of RFC 6531) before the @ and a domain of two labels or more after it. Quoted local parts and address literals are refused.
 * Time is linear in the length, which is bounded first.
 */
export function isEmail(value: string): boolean {
  if (value.length > longestEmail) return false
  const at = value.lastIndexOf('@')
  if (at < 1 || at > longestLocalPart) return false
  const labels = value.slice(at + 1).split('.')
  return (
    localPart.test(value.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    !/^\p{N}+$/u.test(labels.at(-1)!)
  )
}
