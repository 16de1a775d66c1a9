import { useEffect, useRef, useState } from 'react'
import type { PieceName } from '#shared/content/media.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './Audio.module.css'
import { audioFiles } from './filmFiles.ts'
import film from './Video.module.css'

interface AudioProps {
  piece: PieceName
  name: string
  /** The spoken lines, in order. */
  transcript: readonly string[]
}

/** Returns a time in seconds as minutes and seconds, `1:05`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/**
 * Renders a recording with a play button, its position and its transcript. The browser's own controls are there without script,
 * and when the browser refuses to play.
 */
export function Audio({ piece, name, transcript }: AudioProps) {
  const { t } = useTranslation('controls')
  const { webm, mp3 } = audioFiles[piece]
  const audio = useRef<HTMLAudioElement>(null)
  const [hasButton, setHasButton] = useState(false)
  const [{ isPlaying, time, duration }, setState] = useState({ isPlaying: false, time: 0, duration: 0 })

  useEffect(() => setHasButton(true), [])

  function update() {
    const { paused, currentTime, duration: whole } = audio.current!
    setState({ isPlaying: !paused, time: currentTime, duration: whole || 0 })
  }
  function toggle() {
    const { current: played } = audio
    if (isPlaying) played?.pause()
    else played?.play().catch(() => setHasButton(false))
  }

  const action = t(isPlaying ? 'media.pause' : 'media.play')
  const position = duration ? `${clock(time)} / ${clock(duration)}` : clock(time)
  return (
    <figure className={styles.audio}>
      <figcaption>{name}</figcaption>
      <audio
        ref={audio}
        controls={!hasButton}
        preload="none"
        aria-label={name}
        onPlay={update}
        onPause={update}
        onTimeUpdate={update}
        onDurationChange={update}
      >
        <source src={webm} type="audio/webm" />
        <source src={mp3} type="audio/mpeg" />
      </audio>
      {hasButton && (
        <div className={styles.player}>
          <button
            type="button"
            className={film.play}
            data-playing={isPlaying || undefined}
            aria-label={`${action}, ${name}`}
            onClick={toggle}
          >
            {action}
          </button>
          <input
            type="range"
            aria-label={name}
            aria-valuetext={position}
            max={duration || 1}
            step="any"
            value={time}
            disabled={duration === 0}
            onChange={({ target }) => {
              audio.current!.currentTime = target.valueAsNumber
            }}
          />
          <span aria-hidden="true">{position}</span>
        </div>
      )}
      <details>
        <summary>{t('media.transcript')}</summary>
        <ol>
          {transcript.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </details>
    </figure>
  )
}
