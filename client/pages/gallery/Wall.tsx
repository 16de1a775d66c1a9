import pictures from 'virtual:pictures/gallery'
import { useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { galleryPictures, type GalleryPictureId } from '#shared/content/gallery.ts'
import { Icon } from '../../ui/Icon.tsx'
import { isSpecialClick } from '../../ui/isSpecialClick.ts'
import { Picture } from '../../ui/Picture.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Lightbox } from './Lightbox.tsx'
import styles from './Wall.module.css'

/** The one lightbox: its code comes when a picture is first enlarged. */
interface Opened {
  Lightbox: typeof Lightbox
  at: GalleryPictureId
}

const anchor = (id: string) => `#${id}`
/** Where a picture hangs: to be come back to from the picture itself. */
const placeOf = (id: GalleryPictureId) => `place-of-${id}`

/**
 * The pictures from edge to edge. Each is a link to its own place, which the style shows as large as the window: so it
 * is enlarged without script, and while the lightbox's code is not there.
 */
export function Wall() {
  const { t } = useTranslation('gallery')
  const wall = useRef<HTMLUListElement>(null)
  const asked = useRef<GalleryPictureId>(undefined)
  const [opened, setOpened] = useState<Opened>()

  async function enlarge(event: MouseEvent, id: GalleryPictureId) {
    if (isSpecialClick(event)) return
    event.preventDefault()
    asked.current = id
    try {
      const module = await import('./Lightbox.tsx')
      // Who asks for another one meanwhile gets that one; who has left gets none.
      if (asked.current === id && wall.current) setOpened({ Lightbox: module.Lightbox, at: id })
    } catch {
      location.assign(anchor(id))
    }
  }

  /** The focus goes to the picture seen last: there the visitor goes on. */
  function close(last: string) {
    setOpened(undefined)
    wall.current?.querySelector<HTMLElement>(`[href="${anchor(last)}"]`)?.focus()
  }

  return (
    <>
      <ul className={styles.wall} ref={wall}>
        {galleryPictures.map(({ id, shape }, position) => (
          <li key={id} id={placeOf(id)} className={styles.place} data-shape={shape}>
            <figure id={id} className={styles.figure}>
              <a className={styles.picture} href={anchor(id)} onClick={(event) => void enlarge(event, id)}>
                <Picture of={pictures[id]} alt={t(`pictures.${id}.alt`)} isFirst={position === 0} />
                <VisuallyHidden>{t('enlarge')}</VisuallyHidden>
              </a>
              <a className={styles.close} href={anchor(placeOf(id))}>
                <Icon name="cross" />
                {t('close')}
              </a>
              <figcaption className={styles.caption}>
                {t(`pictures.${id}.caption`)}
                <Icon name="cross" />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Lightbox
          pictures={galleryPictures.map(({ id }) => ({
            id,
            file: pictures[id],
            caption: t(`pictures.${id}.caption`),
            alt: t(`pictures.${id}.alt`),
          }))}
          first={opened.at}
          onClose={close}
        />
      )}
    </>
  )
}
