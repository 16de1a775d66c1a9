import hash from 'virtual:captions'
import type { FilmName } from '#shared/content/media.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { useSite } from '../site/site.ts'
import { filmFiles, filmSize } from './filmFiles.ts'
import styles from './Video.module.css'

interface VideoProps {
  film: FilmName
  /** What it shows, for those who do not see it. */
  label: string
}

/** A film with the browser's own controls. Nothing of it but its still is loaded before somebody plays it. */
export function Video({ film, label }: VideoProps) {
  const { language } = useSite()
  const { webm, mp4, still } = filmFiles[film]
  return (
    <video
      // Another language's captions are another film to the browser: it chooses its track once.
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
