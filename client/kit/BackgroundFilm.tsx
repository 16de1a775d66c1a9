import { useEffect, useRef, useState } from 'react'
import type { FilmName } from '#shared/content/media.ts'
import styles from './BackgroundFilm.module.css'
import { filmFiles, filmSize } from './filmFiles.ts'
import { PauseButton } from './PauseButton.tsx'
import { useInView } from './useInView.ts'
import { useMotionAllowed } from './useMotionAllowed.ts'

/** Visitors who asked to save data get only the still. */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false

interface BackgroundFilmProps {
  film: FilmName
  /** The film is in the first screen; its still loads before other pictures. */
  isFirst?: boolean
}

/**
 * Renders a silent background film that fills its container. It starts with a still, which stays under reduced motion
 * and without script. The film loads when it comes into view, pauses out of view, and has a pause button. Needs the
 * words `kit`.
 */
export function BackgroundFilm({ film, isFirst = false }: BackgroundFilmProps) {
  const still = useRef<HTMLImageElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const mayMove = useMotionAllowed()
  const { isInView, hasBeenInView } = useInView(still)
  const [isStopped, setStopped] = useState(false)
  const isRequested = mayMove && hasBeenInView && !savesData()
  const files = filmFiles[film]

  useEffect(() => {
    if (!video.current) return
    // The browser may refuse to play: the still stays.
    if (isInView && !isStopped) video.current.play().catch(() => setStopped(true))
    else video.current.pause()
  }, [isRequested, isInView, isStopped])

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
      {isRequested && (
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
