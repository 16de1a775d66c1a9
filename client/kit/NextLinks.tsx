import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './NextLinks.module.css'

interface NextLink {
  label: string
  to: string
}

/** The number of pages that follow. */
const most = 3

interface NextLinksProps {
  heading: string
  /** All pages, in order. */
  pages: readonly NextLink[]
  /** The position of the current page. */
  current: number
  /** The page that lists all of them. */
  index: NextLink
  /** Classes that replace those of the joined fields. */
  classes?: Readonly<Record<string, string>> | undefined
}

/**
 * Renders links to the pages that follow and to the index. After the last page the first ones follow. The links are joined fields
 * of one size, unless `classes` has other styles.
 */
export function NextLinks({ heading, pages, current, index, classes = styles }: NextLinksProps) {
  const next = [...pages.slice(current + 1), ...pages.slice(0, current)].slice(0, most)
  return (
    <nav className={classes.next} aria-labelledby="next-pages">
      <h2 id="next-pages">{heading}</h2>
      {[...next, index].map(({ label, to }) => (
        <PageLink key={to} className={classes.field} to={to}>
          {label}
          <Icon name="arrow" />
        </PageLink>
      ))}
    </nav>
  )
}
