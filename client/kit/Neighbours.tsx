import { PageLink } from '../ui/PageLink.tsx'
import styles from './Neighbours.module.css'

interface Neighbour {
  label: string
  to: string
}

interface NeighboursProps {
  /** What the links are called by those who hear them. */
  label: string
  /** Words above the name of a neighbour. */
  words: { previous: string; next: string }
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** The list that the page belongs to. */
  index: Neighbour
}

/** The way from one page of a family to the one before, the one after, and all of them. */
export function Neighbours({ label, words, previous, next, index }: NeighboursProps) {
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
