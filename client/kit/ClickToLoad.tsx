import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { hostNames, type Foreign } from '#shared/content/media.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import buttonStyles from '../ui/Button.module.css'
import { isSpecialClick } from '../ui/isSpecialClick.ts'
import styles from './ClickToLoad.module.css'

export type FrameShape = 'film' | 'wide' | 'square' | 'band'

interface ClickToLoadProps {
  of: Foreign
  /** What its frame is called; a film has its own name. */
  title?: string
  /** What stands there until somebody asks for it. */
  poster: ReactNode
  shape?: FrameShape
}

/**
 * Something of another site, which is not asked before somebody wants it: until then a drawn poster says what a press will load,
 * from whom, and what they will see. Without script the link leads there.
 */
export function ClickToLoad({ of, title, poster, shape = 'film' }: ClickToLoadProps) {
  const { t } = useTranslation('controls')
  const [isAsked, setAsked] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const host = hostNames[of.host]
  const kind = of.host === 'openStreetMap' ? 'map' : 'film'

  // The button that was pressed is gone.
  useEffect(() => {
    if (isAsked) frame.current?.focus()
  }, [isAsked])

  function onClick(event: MouseEvent) {
    if (isSpecialClick(event)) return
    event.preventDefault()
    setAsked(true)
  }

  return (
    <figure>
      <div className={styles.box} data-shape={shape}>
        {isAsked ? (
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
