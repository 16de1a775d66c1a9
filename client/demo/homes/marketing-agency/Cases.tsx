import { campaigns, type Campaign } from './facts.ts'
import styles from './Cases.module.css'

interface CasesProps {
  label: string
  /** What stood there before, and what stands there since. */
  before: string
  since: string
  items: Readonly<Record<Campaign, { client: string; before: string }>>
  slogans: Readonly<Record<Campaign, { slogan: string }>>
}

/** Sentences that were struck out, and the ones that took their place; the row goes on beyond the edge. */
export const Cases = ({ label, before, since, items, slogans }: CasesProps) => (
  <ol className={styles.cases} tabIndex={0} aria-label={label}>
    {campaigns.map((id) => (
      <li key={id} id={`case-${id}`} data-campaign={id}>
        <h3>{items[id].client}</h3>
        <dl>
          <div>
            <dt>{before}</dt>
            <dd>
              <s>{items[id].before}</s>
            </dd>
          </div>
          <div>
            <dt>{since}</dt>
            <dd>{slogans[id].slogan}</dd>
          </div>
        </dl>
      </li>
    ))}
  </ol>
)
