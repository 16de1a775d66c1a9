import { organisation } from '#shared/content/organisation.ts'
import { phoneAddress } from '../ui/phone.ts'
import styles from './PhoneNumber.module.css'

/** The party's number as a headline; `--phone-size` on an ancestor makes it smaller. */
export function PhoneNumber() {
  // The number may break after country and area code, and nowhere else.
  const [, prefix, number] = /^(\S+ \S+) (.*)$/.exec(organisation.phone) ?? ['', '', organisation.phone]
  return (
    <p className={styles.phone}>
      <a href={phoneAddress(organisation.phone)}>
        <span>{prefix}</span> <span>{number}</span>
      </a>
    </p>
  )
}
