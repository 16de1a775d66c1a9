import { PageLink } from '../ui/PageLink.tsx'
import styles from './FilterLinks.module.css'

interface FilterLinksProps {
  label: string
  options: readonly {
    key: string
    name: string
    /** How much there is of it. */
    count: number
    to: string
    isShown: boolean
  }[]
}

/** What a list can be filtered by as links with their counts; they change what is shown in place. */
export const FilterLinks = ({ label, options }: FilterLinksProps) => (
  <nav aria-label={label}>
    <ul className={styles.filter}>
      {options.map(({ key, name, count, to, isShown }) => (
        <li key={key}>
          <PageLink to={to} keepsPlace aria-current={isShown ? 'page' : undefined}>
            {name} <small>{count}</small>
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
)
