import { wordsIn } from '#locales/translator.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { StyledList } from '../../kit/StyledList.tsx'
import styles from './PressRules.module.css'

/** Renders the rules of use beside the construction of the mark: its grid, and the space around it. */
export function PressRules() {
  const { t, i18n } = useTranslation(['press', 'organisation'])
  const { rules } = wordsIn(i18n, 'press')
  return (
    <section className={styles.rules} aria-labelledby="rules">
      <div className={styles.drawing}>
        <svg viewBox="0 0 80 64" width="80" height="64" aria-hidden="true">
          <path className={styles.grid} d="M16-99v262M32-99v262M48-99v262M64-99v262M0 16h80M0 48h80" />
          <path d="M32 32a16 16 0 0 1 32 0zM16 32a16 16 0 0 0 32 0z" />
          <path
            className={styles.line}
            d="M0 32h80M32 32a16 16 0 0 1 32 0a16 16 0 0 1-32 0zM16 32a16 16 0 0 0 32 0a16 16 0 0 0-32 0z"
          />
        </svg>
      </div>
      <div className={styles.words}>
        <h2 id="rules">{rules.title}</h2>
        <p>{rules.lead}</p>
        <StyledList
          items={Object.fromEntries(
            (Object.keys(rules.items) as (keyof typeof rules.items)[]).map((id) => [id, t(`rules.items.${id}`)]),
          )}
          look="numbers"
        />
      </div>
    </section>
  )
}
