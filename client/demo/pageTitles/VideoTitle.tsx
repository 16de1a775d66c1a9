import type { FilmName } from '#shared/content/media.ts'
import { BackgroundFilm } from '../../kit/BackgroundFilm.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './VideoTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from '../../sections/TitleFrame.tsx'

interface VideoTitleProps extends LeadTitleProps {
  film: FilmName
}

/** Renders the title in the corner of a silent film, which can be paused. Needs the words `kit`. */
export const VideoTitle = ({ heading, lead, trail, film }: VideoTitleProps) => (
  <TitleFrame>
    <div className={styles.title}>
      <div className={styles.film}>
        <BackgroundFilm film={film} isFirst />
      </div>
      <div className={styles.words}>
        <TitleHeading>{heading}</TitleHeading>
        <p>{lead}</p>
        <Breadcrumbs trail={trail} />
      </div>
    </div>
  </TitleFrame>
)
