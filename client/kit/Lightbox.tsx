import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { Language } from '#shared/i18n/languages.ts'
import type { PhotographMarkup } from '#shared/publishing/published.ts'
import { holdPage } from '../site/modal.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { photographText } from '../ui/Photograph.tsx'
import { Picture } from '../ui/Picture.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Lightbox.module.css'
import type { EnlargeablePicture, PictureOrPhotograph } from './useLightbox.tsx'
import { useSwipe } from './useSwipe.ts'

interface LightboxProps {
  pictures: readonly EnlargeablePicture<PictureOrPhotograph>[]
  /** The id of the picture to open with. */
  first: string
  /** Called after the lightbox has closed in any way, with the id of the last picture. */
  onClose: (last: string) => void
}

/** The shown picture (0) and its neighbours, which are already loaded. */
const places = [-1, 0, 1] as const

/**
 * Renders pictures one at a time, as large as the window. Arrow keys, Home, End and swipes change the picture. Escape,
 * a click beside the picture and the Back button close it.
 */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const { t, i18n } = useTranslation('controls')
  const dialog = useRef<HTMLDialogElement>(null)
  const position = useId()
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === first),
    ),
  )
  const total = pictures.length
  const last = total - 1
  const shown = pictures[index]!
  const photograph = 'html' in shown.file ? undefined : shown.file.photograph
  const text = __HAS_PHOTOGRAPHS__ && photograph && photographText(photograph, i18n.language as Language)
  const alt = text ? text.alt : shown.alt
  const show = (requested: number) => setIndex(Math.min(Math.max(requested, 0), last))
  const swipe = useSwipe({ hasPrevious: index > 0, hasNext: index < last, onSwipe: (step) => show(index + step) })
  useEffect(() => holdPage(() => dialog.current?.close()), [])

  useEffect(() => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    // Focus on the dialog makes screen readers read its name and description.
    dialog.current.focus()
  }, [])

  // The neighbours are out of view, where lazy pictures would load too late.
  useEffect(() => {
    for (const image of swipe.stage.current?.querySelectorAll('img') ?? [])
      if (getComputedStyle(image).display !== 'none') image.loading = 'eager'
  }, [index, swipe.stage])

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const requested = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (requested === undefined) return
    event.preventDefault()
    show(requested)
  }

  function onClick(event: MouseEvent) {
    if (!isOnPicture(event)) dialog.current?.close()
  }

  const step = (by: -1 | 1, label: string) => (
    <button
      type="button"
      className={styles.step}
      data-step={by === 1 ? 'next' : 'previous'}
      aria-label={label}
      aria-disabled={pictures[index + by] === undefined}
      onClick={() => show(index + by)}
    >
      <Icon name="arrow" />
    </button>
  )

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      tabIndex={-1}
      aria-label={t('lightbox.viewer')}
      aria-describedby={position}
      onKeyDown={onKeyDown}
      onClose={() => onClose(shown.id)}
    >
      <p className={styles.counter} aria-hidden="true">
        {`${index + 1} / ${total}`}
      </p>
      <VisuallyHidden>
        <span id={position} role="status">
          {t('lightbox.announcement', { n: index + 1, total, caption: shown.caption, alt })}
        </span>
      </VisuallyHidden>
      <button
        type="button"
        className={styles.close}
        aria-label={t('lightbox.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="cross" />
      </button>
      {step(-1, t('lightbox.previous'))}
      {step(1, t('lightbox.next'))}
      <figure className={styles.figure}>
        <div className={styles.stage} ref={swipe.stage} onClick={onClick} {...swipe.handlers}>
          {places.map((place) => {
            const picture = pictures[index + place]
            return (
              picture && (
                <div
                  key={picture.id}
                  className={styles.slide}
                  data-place={place}
                  inert={place !== 0}
                  aria-hidden={place !== 0}
                >
                  {'html' in picture.file ? (
                    <span lang={picture.lang} dangerouslySetInnerHTML={{ __html: enlarged(picture.file) }} />
                  ) : (
                    <Picture of={picture.file} alt={picture.alt} isPlain />
                  )}
                </div>
              )
            )
          })}
        </div>
        <figcaption className={styles.caption} lang={shown.lang}>
          {shown.caption}
        </figcaption>
      </figure>
    </dialog>
  )
}

/** Returns a photograph as HTML for the width of the window. */
const enlarged = ({ html, plain = html }: PhotographMarkup) => plain.replace(/ sizes="[^"]+"/g, ' sizes="100vw"')

/** Returns whether a click hit the picture itself; its element also covers the free area beside it. */
function isOnPicture({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLImageElement)) return false
  const { left, top, width, height } = target.getBoundingClientRect()
  const ratio = Number(target.getAttribute('width')) / Number(target.getAttribute('height'))
  const shownWidth = Math.min(width, height * ratio)
  const shownHeight = shownWidth / ratio
  return (
    Math.abs(clientX - left - width / 2) <= shownWidth / 2 && Math.abs(clientY - top - height / 2) <= shownHeight / 2
  )
}
