import { useEffect, useRef, useState } from 'react'
import hash from 'virtual:captions'
import type { FilmName } from '#shared/content/media.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useSite } from '../site/site.ts'
import { filmFiles, filmSize } from './filmFiles.ts'
import styles from './Video.module.css'

interface VideoProps {
  film: FilmName
  /** A description of the film, for screen readers. */
  label: string
}

/**
 * Renders a film as a still with a play button. The browser's own controls come with the first play, and are there from
 * the start without script. Only the still loads before.
 */
export function Video({ film, label }: VideoProps) {
  const { language, isPreview } = useSite()
  const { t } = useTranslation('controls')
  const { webm, mp4, still } = filmFiles[film]
  const video = useRef<HTMLVideoElement>(null)
  const [isWaiting, setWaiting] = useState(false)

  useEffect(() => setWaiting(video.current!.paused), [language])

  function play() {
    const { current: played } = video
    if (!isWaiting || !played) return
    // The pressed button goes, so the film takes the focus. Only a film with controls can have it.
    played.controls = true
    played.focus()
    setWaiting(false)
    // The browser may refuse to play: its controls stay.
    played.play().catch(() => {})
  }

  return (
    <div className={styles.frame}>
      <video
        // The browser chooses a caption track once, so another language needs another element.
        key={language}
        ref={video}
        className={styles.video}
        controls={!isWaiting && !isPreview}
        onClick={play}
        onPlay={() => setWaiting(false)}
        playsInline
        preload="none"
        poster={still}
        {...filmSize}
        aria-label={isPreview ? undefined : label}
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
      {isWaiting && (
        <button type="button" className={styles.play} aria-label={`${t('media.play')}, ${label}`} onClick={play}>
          {t('media.play')}
        </button>
      )}
    </div>
  )
}
