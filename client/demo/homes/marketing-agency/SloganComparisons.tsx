import { campaigns, type Campaign } from './facts.ts'
import styles from './SloganComparisons.module.css'

interface SloganComparisonsProps {
  label: string
  /** The labels of the earlier slogan and of the new one. */
  before: string
  since: string
  items: Readonly<Record<Campaign, { client: string; before: string }>>
  slogans: Readonly<Record<Campaign, { slogan: string }>>
}

/** Renders earlier slogans, struck out, with the ones that replaced them. The row scrolls beyond the edge of the screen. */
export const SloganComparisons = ({ label, before, since, items, slogans }: SloganComparisonsProps) => (
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
