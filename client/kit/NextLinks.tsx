import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './NextLinks.module.css'

interface NextLink {
  label: string
  to: string
}

/** The number of pages that follow. */
const most = 3

/**
 * The arrangement of the links. Joined fields with a quarter disc if absent, or with another sign: `bars` above one another,
 * `dots` on one ground, `quarters` two by two, `steps` of growing height. `windows`: separate cards with a cross.
 * Headers and page titles add styles for `menu` and for `title`, with its place.
 */
export type NextLinksLook =
  'bars' | 'dots' | 'quarters' | 'steps' | 'windows' | 'menu' | 'title' | 'title-end' | 'title-middle'

interface NextLinksProps {
  heading: string
  /** All pages, in order. */
  pages: readonly NextLink[]
  /** The position of the current page. */
  current: number
  /** The page that lists all of them. */
  index: NextLink
  look?: NextLinksLook | undefined
  /** Classes that replace those of the joined fields. */
  classes?: Readonly<Record<string, string>> | undefined
}

/** Renders links to the pages that follow and to the index. After the last page the first ones follow. */
export function NextLinks({ heading, pages, current, index, look, classes = styles }: NextLinksProps) {
  const next = [...pages.slice(current + 1), ...pages.slice(0, current)].slice(0, most)
  return (
    <nav className={classes.next} data-look={look && `next-${look}`} aria-labelledby="next-pages">
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
