import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon, LineIcon } from '../ui/Icon.tsx'
import styles from './PaymentSteps.module.css'

const steps = ['scan', 'counter', 'copy'] as const
const drawings = {
  scan: <LineIcon path="M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z" />,
  counter: <Icon name="invoice" />,
  copy: <LineIcon path="M12 3l10 5-10 5L2 8zM2 13l10 5 10-5" />,
} as const

/** Renders the ways to pay a slip. */
export function PaymentSteps() {
  const { t } = useTranslation('payment')
  return (
    <section className={styles.steps} aria-labelledby="steps-title">
      <h2 id="steps-title">{t('steps.title')}</h2>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            {drawings[step]}
            <div>
              <h3>{t(`steps.${step}.term`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
