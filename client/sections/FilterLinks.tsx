import { PageLink } from '../ui/PageLink.tsx'
import styles from './FilterLinks.module.css'

interface FilterLinksProps {
  label: string
  options: readonly {
    key: string
    name: string
    /** BCP 47 tag of the name if its language is not that of the page. */
    lang?: string
    /** The number of results, if it is known. */
    count?: number | undefined
    to: string
    isShown: boolean
  }[]
}

/** Renders filters as links with counts; they change the list in place. */
export const FilterLinks = ({ label, options }: FilterLinksProps) => (
  <nav aria-label={label}>
    <ul className={styles.filter}>
      {options.map(({ key, name, lang, count, to, isShown }) => (
        <li key={key}>
          <PageLink to={to} keepsPlace aria-current={isShown ? 'page' : undefined}>
            <span lang={lang}>{name}</span> {count !== undefined && <small>{count}</small>}
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
)
