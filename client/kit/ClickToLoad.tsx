import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { hostNames, type Embed } from '#shared/content/media.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import buttonStyles from '../ui/Button.module.css'
import { isSpecialClick } from '../ui/isSpecialClick.ts'
import styles from './ClickToLoad.module.css'

export type FrameShape = 'film' | 'wide' | 'square' | 'band'

interface ClickToLoadProps {
  of: Embed
  /** The title of the iframe; a film brings its own. */
  title?: string
  /** Shown until the visitor loads the content. */
  poster: ReactNode
  shape?: FrameShape
}

/**
 * Renders content of another site that loads only after a click. Until then a bar below a drawn poster names the
 * host. Without script the link leads to that site.
 */
export function ClickToLoad({ of, title, poster, shape = 'film' }: ClickToLoadProps) {
  const { t } = useTranslation('controls')
  const [isRequested, setRequested] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const host = hostNames[of.host]
  const kind = of.host === 'openStreetMap' ? 'map' : 'film'

  // The pressed button is gone, so the frame takes the focus.
  useEffect(() => {
    if (isRequested) frame.current?.focus()
  }, [isRequested])

  function onClick(event: MouseEvent) {
    if (isSpecialClick(event)) return
    event.preventDefault()
    setRequested(true)
  }

  return (
    <figure>
      <div className={styles.box} data-shape={shape}>
        {isRequested ? (
          <iframe
            ref={frame}
            className={styles.frame}
            src={of.frame}
            title={title ?? of.film?.name}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <div className={styles.poster}>{poster}</div>
            <div className={styles.ask}>
              <a className={buttonStyles.button} data-tone="accent" href={of.page} rel="noreferrer" onClick={onClick}>
                {t(`load.${kind}`, { host })}
              </a>
              <p>{t('load.notice', { host })}</p>
            </div>
          </>
        )}
      </div>
      {of.film && <figcaption className={styles.caption}>{t('load.credit', { ...of.film })}</figcaption>}
    </figure>
  )
}
