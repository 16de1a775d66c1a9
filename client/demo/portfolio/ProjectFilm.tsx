import type { ReactNode } from 'react'
import type { ProjectCategory } from '#shared/content/portfolio.ts'
import { projectFilms } from '#shared/content/projectLooks.ts'
import type { FilmName } from '#shared/content/media.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ProjectFilm.module.css'

interface ProjectFilmProps {
  category: ProjectCategory
  /** Shows it: the player is a file that other projects' pages do without. */
  play: (film: FilmName, label: string) => ReactNode
}

/** A film of ours in the place of the project's own, which says so. */
export function ProjectFilm({ category, play }: ProjectFilmProps) {
  const { t } = useTranslation('portfolio')
  const film = projectFilms[category]
  return (
    <figure className={styles.film}>
      {play(film, t(`films.${film}`))}
      <figcaption>{t('film')}</figcaption>
    </figure>
  )
}
