import { organisation } from '#shared/content/organisation.ts'
import { phoneAddress } from '../ui/phone.ts'
import styles from './PhoneNumber.module.css'

/** Renders the party's phone number as a headline. `--phone-size` on an ancestor changes its size. */
export function PhoneNumber() {
  // The number may break after the country and area code only.
  const [, prefix, number] = /^(\S+ \S+) (.*)$/.exec(organisation.phone) ?? ['', '', organisation.phone]
  return (
    <p className={styles.phone}>
      <a href={phoneAddress(organisation.phone)}>
        <span>{prefix}</span> <span>{number}</span>
      </a>
    </p>
  )
}
