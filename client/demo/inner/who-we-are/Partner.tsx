import { useId } from 'react'
import { useAddress } from '../../../site/site.ts'
import { ClientLogo } from '../../../kit/ClientLogo.tsx'
import type { SampleMarkId } from '#shared/content/sampleMarks.ts'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { SampleLabel } from '../../../sections/SampleLabel.tsx'
import styles from './Partner.module.css'

interface PartnerProps {
  mark: SampleMarkId
  name: string
  title: string
  text: string
  sample: string
  /** What the link to the contact form says. */
  link: string
}

/** An organisation that the party works with: its mark on a field, what is done together beside it. */
export function Partner({ mark, name, title, text, sample, link }: PartnerProps) {
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
        <SampleLabel label={sample} />
        <ArrowLink to={address('contact', { query: { topic: 'question' }, anchor: 'write' })}>{link}</ArrowLink>
      </div>
    </section>
  )
}
