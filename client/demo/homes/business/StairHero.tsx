import { useId, useState } from 'react'
import { stairSteps, type OfficeStep } from './facts.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { ButtonRow } from '../../../kit/StyledButton.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './StairHero.module.css'

const steps = Object.keys(stairSteps) as OfficeStep[]
const firstStep: OfficeStep = 'people'

interface StairHeroProps {
  heading: string
  lead: string
  /** Labels of the two links: to the form at the end (`start`) and to the services (`all`). */
  start: string
  all: string
  words: { label: string; items: Readonly<Record<OfficeStep, { title: string; text: string }>> }
}

/**
 * Renders rising stairs with a number on each step. The chosen number is large and its text is shown. Radio buttons and CSS
 * make the choice, so it needs no script.
 */
export function StairHero({ heading, lead, start, all, words }: StairHeroProps) {
  const group = useId()
  const { language } = useSite()
  const [announcement, setAnnouncement] = useState('')
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        <ButtonRow>
          <ButtonLink to={anchorTo('call')} size="large">
            {start}
          </ButtonLink>
          <ButtonLink to={anchorTo('services')} size="large" tone="outline">
            {all}
          </ButtonLink>
        </ButtonRow>
      </div>
      <div className={styles.stairs} role="radiogroup" aria-label={words.label}>
        {steps.map((step) => (
          <label key={step} data-step={step}>
            <input
              type="radio"
              name={group}
              value={step}
              defaultChecked={step === firstStep}
              onChange={() => setAnnouncement(words.items[step].text)}
            />
            <b>{formatNumber(stairSteps[step], language)}</b>
            <span className={styles.block}>
              <span>{words.items[step].title}</span>
            </span>
          </label>
        ))}
        <div className={styles.meanings}>
          {steps.map((step) => (
            <p key={step} data-step={step}>
              {words.items[step].text}
            </p>
          ))}
          <span role="status" className={styles.status}>
            <VisuallyHidden>{announcement}</VisuallyHidden>
          </span>
        </div>
      </div>
    </section>
  )
}
