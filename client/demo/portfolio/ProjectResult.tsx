import type { Project } from '#shared/content/content.ts'
import styles from './ProjectResult.module.css'

interface ProjectResultProps {
  of: Project['result']
  /** `row`: side by side; `list`: one below another, words beside the numbers; `fields`: coloured fields, edge to edge. */
  look: 'row' | 'list' | 'fields'
}

/** Renders what came of a project, in three figures. */
export const ProjectResult = ({ of: result, look }: ProjectResultProps) => (
  <dl className={styles.result} data-look={look}>
    {result.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
