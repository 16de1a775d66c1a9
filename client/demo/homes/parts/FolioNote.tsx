import { StyledButton } from '../../../kit/StyledButton.tsx'
import { projectList } from '../../portfolio/projectList.ts'
import styles from './FolioNote.module.css'

/** Renders a link to all projects. */
export function FolioNote({ all }: { all: string }) {
  return (
    <div className={styles.end}>
      <StyledButton route={projectList} tone="outline" iconAfter="arrow">
        {all}
      </StyledButton>
    </div>
  )
}
