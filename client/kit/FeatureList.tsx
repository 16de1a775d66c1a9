import { Icon } from '../ui/Icon.tsx'
import styles from './FeatureList.module.css'

/** Renders a list of features with check marks. */
export const FeatureList = ({ items }: { items: Readonly<Record<string, string>> }) => (
  <ul className={styles.features}>
    {Object.entries(items).map(([key, text]) => (
      <li key={key}>
        <Icon name="check" />
        <span>{text}</span>
      </li>
    ))}
  </ul>
)
