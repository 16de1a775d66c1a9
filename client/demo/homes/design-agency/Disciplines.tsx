import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import styles from './Disciplines.module.css'

interface DisciplinesProps {
  title: string
  items: Readonly<Record<string, { title: string; text: string }>>
  all: string
}

/** Renders verbs in very large type that do what they say: on construction lines, on a baseline grid, and cut in two. */
export const Disciplines = ({ title, items, all }: DisciplinesProps) => (
  <section className={styles.disciplines} aria-labelledby="disciplines">
    <h2 id="disciplines">{title}</h2>
    <dl>
      {Object.entries(items).map(([id, { title: verb, text }]) => (
        <div key={id} data-verb={id}>
          <dt data-word={verb}>
            <span>{verb}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <ButtonRow>
      <StyledButton route="page-our-services" tone="ink" iconAfter="arrow">
        {all}
      </StyledButton>
    </ButtonRow>
  </section>
)
