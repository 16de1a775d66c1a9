import type { ReactNode } from 'react'
import type { Project } from '#shared/content/content.ts'
import type { FilmName } from '#shared/content/media.ts'
import styles from './ProjectFilm.module.css'

interface ProjectFilmProps {
  of: Project
  /** Renders the player. A parameter, because pages of projects without a film must not load it. */
  play: (film: FilmName, label: string) => ReactNode
}

/** Renders the film of a project, if it has one, with the words that say what it shows of the project. */
export const ProjectFilm = ({ of: { film }, play }: ProjectFilmProps) =>
  film && (
    <figure className={styles.film}>
      {play(film.name, film.caption)}
      <figcaption>{film.caption}</figcaption>
    </figure>
  )
