import type { PieceName } from '#shared/content/media.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './Audio.module.css'
import { audioFiles } from './filmFiles.ts'

interface AudioProps {
  piece: PieceName
  name: string
  /** The spoken lines, in order. */
  transcript: readonly string[]
}

/** Renders an audio player with its transcript. */
export function Audio({ piece, name, transcript }: AudioProps) {
  const { t } = useTranslation('controls')
  const { webm, mp3 } = audioFiles[piece]
  return (
    <figure className={styles.audio}>
      <figcaption>{name}</figcaption>
      <audio controls preload="none" aria-label={name}>
        <source src={webm} type="audio/webm" />
        <source src={mp3} type="audio/mpeg" />
      </audio>
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
