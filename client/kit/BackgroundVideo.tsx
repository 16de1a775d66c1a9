import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilmName } from '#shared/content/media.ts'
import styles from './BackgroundVideo.module.css'
import { filmFiles, filmSize } from './filmFiles.ts'

/** Who asked for rest, or to save data, gets the still. */
function mayPlay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return (
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches && !connection?.saveData
  )
}

interface BackgroundVideoProps {
  film: FilmName
  children: ReactNode
}

/**
 * A film that moves behind words, without sound. Its still stands there first, and for good without script; the film is asked
 * for when it comes into view, rests while it is out of view, and can be stopped.
 */
export function BackgroundVideo({ film, children }: BackgroundVideoProps) {
  const { t } = useTranslation('kit')
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [isInView, setInView] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const { webm, mp4, still } = filmFiles[film]

  useEffect(() => {
    if (!frame.current || !mayPlay()) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      const isSeen = entry?.isIntersecting ?? false
      setInView(isSeen)
      if (isSeen) setAsked(true)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!video.current) return
    // A browser may refuse: then the still stays.
    if (isInView && !isStopped) video.current.play().catch(() => setStopped(true))
    else video.current.pause()
  }, [isAsked, isInView, isStopped])

  return (
    <div ref={frame} className={styles.frame}>
      <img className={styles.moving} src={still} {...filmSize} alt="" loading="lazy" decoding="async" />
      {isAsked && (
        <video ref={video} className={styles.moving} muted loop playsInline tabIndex={-1} aria-hidden="true">
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
      )}
      <div className={styles.words}>{children}</div>
      {isAsked && (
        <button type="button" className={styles.stop} data-stopped={isStopped} onClick={() => setStopped(!isStopped)}>
          {t(isStopped ? 'media.play' : 'media.pause')}
        </button>
      )}
    </div>
  )
}
