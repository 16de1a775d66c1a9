import { useEffect, useRef, useState } from 'react'
import type { FilmName } from '#shared/content/media.ts'
import styles from './BackgroundFilm.module.css'
import { filmFiles, filmSize } from './filmFiles.ts'
import { PauseButton } from './PauseButton.tsx'
import { useInView } from './useInView.ts'
import { useMotion } from './useMotion.ts'

/** Whoever asked to save data gets the still. */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false

interface BackgroundFilmProps {
  film: FilmName
  /** In the first screen: the still is asked for before other pictures. */
  isFirst?: boolean
}

/**
 * A film that fills the part of the page which it stands in, without sound. Its still stands there first, and for good where
 * nothing may move and without script; the film is asked for when it comes into view, rests while it is out of view, and can
 * be stopped. Needs the words `kit`.
 */
export function BackgroundFilm({ film, isFirst = false }: BackgroundFilmProps) {
  const still = useRef<HTMLImageElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const mayMove = useMotion()
  const { isInView, hasBeenInView } = useInView(still)
  const [isStopped, setStopped] = useState(false)
  const isAsked = mayMove && hasBeenInView && !savesData()
  const files = filmFiles[film]

  useEffect(() => {
    if (!video.current) return
    // A browser may refuse: then the still stays.
    if (isInView && !isStopped) video.current.play().catch(() => setStopped(true))
    else video.current.pause()
  }, [isAsked, isInView, isStopped])

  return (
    <>
      <img
        ref={still}
        className={styles.moving}
        src={files.still}
        {...filmSize}
        alt=""
        loading="lazy"
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
      {isAsked && (
        <>
          <video ref={video} className={styles.moving} muted loop playsInline tabIndex={-1} aria-hidden="true">
            <source src={files.webm} type="video/webm" />
            <source src={files.mp4} type="video/mp4" />
          </video>
          <div className={styles.stop}>
            <PauseButton isStopped={isStopped} onToggle={() => setStopped(!isStopped)} />
          </div>
        </>
      )}
    </>
  )
}
