import { PageLink } from '../ui/PageLink.tsx'
import styles from './PreviousNextLinks.module.css'

interface Neighbour {
  label: string
  to: string
}

interface PreviousNextLinksProps {
  /** The accessible name of the navigation. */
  label: string
  /** The words above each neighbour's name. */
  words: { previous: string; next: string }
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** The page that lists all of them. */
  index: Neighbour
}

/** Renders links to the previous page, the next page and the list of all. */
export function PreviousNextLinks({ label, words, previous, next, index }: PreviousNextLinksProps) {
  const link = ({ label, to }: Neighbour, direction: 'previous' | 'next') => (
    <PageLink className={styles.neighbour} data-direction={direction} to={to}>
      <span>{words[direction]}</span> {label}
    </PageLink>
  )
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous && link(previous, 'previous')}
      <PageLink className={styles.index} to={index.to}>
        {index.label}
      </PageLink>
      {next && link(next, 'next')}
    </nav>
  )
}
