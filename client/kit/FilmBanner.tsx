import type { ReactNode } from 'react'
import type { FilmName } from '#shared/content/media.ts'
import { BackgroundFilm } from './BackgroundFilm.tsx'
import styles from './FilmBanner.module.css'

interface FilmBannerProps {
  film: FilmName
  children: ReactNode
}

/** Renders text on a film. */
export const FilmBanner = ({ film, children }: FilmBannerProps) => (
  <div className={styles.frame}>
    <BackgroundFilm film={film} />
    <div className={styles.words}>{children}</div>
  </div>
)
