import { siteParts, type SitePart } from './facts.ts'
import styles from './SiteParts.module.css'

/** Renders the technologies of a site as lines of a listing. */
export const SiteParts = ({ uses }: { uses: Readonly<Record<SitePart, string>> }) => (
  <dl className={styles.parts}>
    {(Object.keys(siteParts) as SitePart[]).map((id) => (
      <div key={id}>
        <dt translate="no">{siteParts[id]}</dt>
        <dd>{uses[id]}</dd>
      </div>
    ))}
  </dl>
)
