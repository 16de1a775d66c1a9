import { reach } from '#shared/content/organisation.ts'
import { useFacts } from '../site/useFacts.ts'
import { phoneAddress } from '../ui/phone.ts'
import styles from './PhoneNumber.module.css'

/** Renders the party's phone number as a headline. `--phone-size` on an ancestor changes its size. */
export function PhoneNumber() {
  const party = useFacts(reach)
  // The number may break after the country and area code only.
  const [, prefix, number] = /^(\S+ \S+) (.*)$/.exec(party.phone) ?? ['', '', party.phone]
  return (
    <p className={styles.phone}>
      <a href={phoneAddress(party.phone)}>
        <span>{prefix}</span> <span>{number}</span>
      </a>
    </p>
  )
}
