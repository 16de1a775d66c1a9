import { useId, useState } from 'react'
import { findingsPrice, methodSteps, type MethodStep } from './facts.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSite } from '../../../site/site.ts'
import { anchorTo } from '../../../site/anchor.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './DotHero.module.css'
import { Dots } from './Dots.tsx'

interface DotHeroProps {
  heading: string
  start: string
  words: {
    label: string
    steps: Readonly<Record<MethodStep, { title: string; text: string }>>
  }
}

/**
 * Renders a question beside a field of dots, with four steps that arrange the dots. Without script all steps are text and the
 * dots stay as they are at first.
 */
export function DotHero({ heading, start, words }: DotHeroProps) {
  const group = useId()
  const { t } = useTranslation('home/consulting')
  const { language } = useSite()
  const [step, setStep] = useState<MethodStep>('heap')
  const [announcement, setAnnouncement] = useState('')
  return (
    <section className={styles.hero}>
      <h1>{heading}</h1>
      <div className={styles.lead}>
        <p>{t('lead', { price: formatMoney(findingsPrice, language) })}</p>
        <ButtonLink to={anchorTo('call')} size="large" tone="ink">
          {start}
        </ButtonLink>
      </div>
      <div className={styles.field}>
        <Dots after={step} />
      </div>
      <div className={styles.steps} role="radiogroup" aria-label={words.label}>
        {methodSteps.map((each, index) => (
          <label key={each}>
            <input
              type="radio"
              name={group}
              value={each}
              checked={step === each}
              onChange={() => {
                setStep(each)
                setAnnouncement(words.steps[each].text)
              }}
            />
            <b>{formatNumber(index + 1, language)}</b>
            <span>
              <strong>{words.steps[each].title}</strong>
              <span>{words.steps[each].text}</span>
            </span>
          </label>
        ))}
      </div>
      <span role="status" className={styles.status}>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </section>
  )
}
