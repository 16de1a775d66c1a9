import hash from 'virtual:captions'
import type { FilmName } from '#shared/content/media.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { useSite } from '../site/site.ts'
import { filmFiles, filmSize } from './filmFiles.ts'
import styles from './Video.module.css'

interface VideoProps {
  film: FilmName
  /** A description of the film, for screen readers. */
  label: string
}

/** Renders a film with the browser's own controls. Only the still loads before the film is played. */
export function Video({ film, label }: VideoProps) {
  const { language } = useSite()
  const { webm, mp4, still } = filmFiles[film]
  return (
    <video
      // The browser chooses a caption track once, so another language needs another element.
      key={language}
      className={styles.video}
      controls
      playsInline
      preload="none"
      poster={still}
      {...filmSize}
      aria-label={label}
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      {film === 'poster' &&
        languages.map((each) => (
          <track
            key={each}
            kind="captions"
            src={`/static/media/captions-poster-${each}-${hash}.vtt`}
            srcLang={languageFacts[each].tag}
            label={languageFacts[each].ownName}
            default={each === language}
          />
        ))}
    </video>
  )
}
