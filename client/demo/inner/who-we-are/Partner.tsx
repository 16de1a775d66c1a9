import { useId } from 'react'
import { useAddress } from '../../../site/site.ts'
import { ClientLogo } from '../../../kit/ClientLogo.tsx'
import type { SampleMarkId } from '#shared/content/sampleMarks.ts'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import styles from './Partner.module.css'

interface PartnerProps {
  mark: SampleMarkId
  name: string
  title: string
  text: string
  /** Label of the link to the contact form. */
  link: string
}

/** Renders a partner organisation: its logo on a field, with a text beside it. */
export function Partner({ mark, name, title, text, link }: PartnerProps) {
  const address = useAddress()
  const heading = useId()
  return (
    <section className={styles.partner} aria-labelledby={heading}>
      <div className={styles.logo}>
        <ClientLogo mark={mark} name={name} />
      </div>
      <div className={styles.words}>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
        <ArrowLink to={address('contact', { query: { topic: 'question' }, anchor: 'write' })}>{link}</ArrowLink>
      </div>
    </section>
  )
}
