import { technologies, type TechnologyName } from './facts.ts'
import styles from './TechnologyList.module.css'

/** Renders the technologies of a site as lines of a listing. */
export const TechnologyList = ({ uses }: { uses: Readonly<Record<TechnologyName, string>> }) => (
  <dl className={styles.parts}>
    {(Object.keys(technologies) as TechnologyName[]).map((id) => (
      <div key={id}>
        <dt translate="no">{technologies[id]}</dt>
        <dd>{uses[id]}</dd>
      </div>
    ))}
  </dl>
)
