import { useState, type FormEvent } from 'react'
import { useMotionAllowed } from '../../../kit/useMotionAllowed.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { RequestForm } from '../parts/RequestForm.tsx'
import { RequestSteps } from '../parts/RequestSteps.tsx'
import { Planets } from './Planets.tsx'
import styles from './SearchHero.module.css'

interface SearchHeroProps {
  heading: string
  lead: string
  /** `send` opens the second step. */
  form: { label: string; send: string }
}

/** Renders a field for an address, which a button extends to a form, beside a drawing of planets, which move with each letter typed into the site field. */
export function SearchHero({ heading, lead, form }: SearchHeroProps) {
  const { t } = useTranslation('forms')
  const mayMove = useMotionAllowed()
  const [typed, setTyped] = useState('')
  const see = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'site') setTyped(target.value)
  }
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      <div className={styles.sky}>
        <Planets typed={mayMove ? typed : ''} />
      </div>
      <div className={styles.panel} onInput={see}>
        <RequestForm
          kind="report"
          anchor="report"
          label={form.label}
          send={t('send')}
          arrange={(site, rest) => (
            <RequestSteps first={site} open={form.send}>
              {rest}
            </RequestSteps>
          )}
        />
      </div>
    </div>
  )
}
