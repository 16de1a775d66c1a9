import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import styles from './Disciplines.module.css'

interface DisciplinesProps {
  items: Readonly<Record<string, { title: string; text: string }>>
  all: string
}

/** Verbs as large as the page allows, each with what it means here. */
export const Disciplines = ({ items, all }: DisciplinesProps) => (
  <div className={styles.disciplines}>
    <dl>
      {Object.entries(items).map(([id, { title, text }]) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <ButtonRow>
      <StyledButton route="page-our-services" tone="paper" iconAfter="arrow">
        {all}
      </StyledButton>
    </ButtonRow>
  </div>
)
