import type { ReactNode } from 'react'
import type { Project } from '#shared/content/content.ts'
import type { ProjectCategory } from '#shared/content/listFilters.ts'
import { projectFilms } from '#shared/content/projectLooks.ts'
import type { FilmName } from '#shared/content/media.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ProjectFilm.module.css'

interface ProjectFilmProps {
  of: Project
  category: ProjectCategory
  /** Renders the player. A parameter, because pages of projects without a film must not load it. */
  play: (film: FilmName, label: string) => ReactNode
}

/** Renders one of the site's own films as a placeholder for the project's film, marked as a sample. */
export function ProjectFilm({ of: project, category, play }: ProjectFilmProps) {
  const { t } = useTranslation('portfolio')
  const film = project.film ?? projectFilms[category]
  const seen = t(`films.${film}`)
  return (
    <figure className={styles.film}>
      {play(film, seen)}
      <figcaption>{`${seen} ${t('film')}`}</figcaption>
    </figure>
  )
}
