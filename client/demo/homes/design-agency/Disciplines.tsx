import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import styles from './Disciplines.module.css'

interface DisciplinesProps {
  items: Readonly<Record<string, { title: string; text: string }>>
  all: string
}

/** Renders verbs in very large type, each with an explanation. */
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
