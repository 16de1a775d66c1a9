import { reach } from '#shared/content/organisation.ts'
import { useContactFacts } from '../../../sections/contactFacts.tsx'
import { PhoneNumber } from '../../../sections/PhoneNumber.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { phoneAddress } from '../../../ui/phone.ts'
import styles from './ContactOverview.module.css'
import { useFacts } from '../../../site/useFacts.ts'

interface ContactOverviewProps {
  /** Anchor of the heading. */
  id: string
  title: string
  text: string
  /** Label of the button. */
  call: string
}

/** Renders the phone number as wide as the page, and the other contact facts in one line below it. */
export function ContactOverview({ id, title, text, call }: ContactOverviewProps) {
  const party = useFacts(reach)
  const facts = useContactFacts()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <PhoneNumber />
      <div className={styles.callLink}>
        <ButtonLink tone="accent" size="large" to={phoneAddress(party.phone)}>
          <Icon name="phone" />
          {call}
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, value, lang }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
