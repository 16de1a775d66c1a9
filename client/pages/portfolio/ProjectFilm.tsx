import { useTranslation } from 'react-i18next'
import { projectFilms, type ProjectCategory } from '#shared/content/portfolio.ts'
import { Video } from '../../kit/Video.tsx'
import styles from './ProjectFilm.module.css'

/** A film of ours in the place of the project's own, which says so. */
export function ProjectFilm({ category }: { category: ProjectCategory }) {
  const { t } = useTranslation('portfolio')
  const film = projectFilms[category]
  return (
    <figure className={styles.film}>
      <Video film={film} label={t(`films.${film}`)} />
      <figcaption>{t('film')}</figcaption>
    </figure>
  )
}
