import { organisation } from '#shared/content/organisation.ts'
import { useContactFacts } from '../../../sections/contactFacts.tsx'
import { PhoneNumber } from '../../../sections/PhoneNumber.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { phoneAddress } from '../../../ui/phone.ts'
import styles from './AtAGlance.module.css'

interface AtAGlanceProps {
  /** Anchor of its heading. */
  id: string
  title: string
  text: string
  /** What the button says. */
  call: string
}

/** The number as wide as the page, and on one line below it everything else that one may need. */
export function AtAGlance({ id, title, text, call }: AtAGlanceProps) {
  const facts = useContactFacts()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <PhoneNumber />
      <div className={styles.now}>
        <ButtonLink tone="accent" size="large" to={phoneAddress(organisation.phone)}>
          <Icon name="phone" />
          {call}
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
