import pictures from 'virtual:pictures/gallery'
import { useId, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { galleryPictures, type GalleryPictureId, type GalleryShape } from '#shared/content/gallery.ts'
import { Icon } from '../ui/Icon.tsx'
import { isSpecialClick } from '../ui/isSpecialClick.ts'
import { Picture } from '../ui/Picture.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Lightbox } from './Lightbox.tsx'
import styles from './GalleryWall.module.css'

/** The one lightbox: its code comes when a picture is first enlarged. */
interface Opened {
  Lightbox: typeof Lightbox
  at: GalleryPictureId
}

const anchorOf = (id: string) => `#${id}`

const shapeOf = new Map<GalleryPictureId, GalleryShape>(galleryPictures.map(({ id, shape }) => [id, shape]))

export type GalleryLook = 'wall' | 'squares' | 'columns' | 'lead'

interface GalleryWallProps {
  /** Which pictures of the gallery, in the order in which they hang. */
  pictures: readonly GalleryPictureId[]
  look?: GalleryLook
}

/**
 * Pictures that can be enlarged. Each is a link to its own place, which the style shows as large as the window: so it is
 * enlarged without script, and while the lightbox's code is not there. On the gallery's own wall the anchors are the
 * pictures' names.
 */
export function GalleryWall({ pictures: ids, look = 'wall' }: GalleryWallProps) {
  const { t } = useTranslation('gallery')
  const own = useId()
  const list = useRef<HTMLUListElement>(null)
  const asked = useRef<GalleryPictureId>(undefined)
  const [opened, setOpened] = useState<Opened>()
  const idOf = (id: string) => (look === 'wall' ? id : `${own}${id}`)
  /** Where a picture hangs: to be come back to from the picture itself. */
  const placeOf = (id: string) => `place-of-${idOf(id)}`

  async function enlarge(event: MouseEvent, id: GalleryPictureId) {
    if (isSpecialClick(event)) return
    event.preventDefault()
    asked.current = id
    try {
      const module = await import('./Lightbox.tsx')
      // Who asks for another one meanwhile gets that one; who has left gets none.
      if (asked.current === id && list.current) setOpened({ Lightbox: module.Lightbox, at: id })
    } catch {
      location.assign(anchorOf(idOf(id)))
    }
  }

  /** The focus goes to the picture seen last: there the visitor goes on. */
  function close(last: string) {
    setOpened(undefined)
    list.current?.querySelector<HTMLElement>(`[href="${anchorOf(idOf(last))}"]`)?.focus()
  }

  return (
    <>
      <ul className={styles.wall} ref={list} data-look={look}>
        {ids.map((id, position) => (
          <li key={id} id={placeOf(id)} className={styles.place} data-shape={shapeOf.get(id)}>
            <figure id={idOf(id)} className={styles.figure}>
              <a className={styles.picture} href={anchorOf(idOf(id))} onClick={(event) => void enlarge(event, id)}>
                <Picture of={pictures[id]} alt={t(`pictures.${id}.alt`)} isFirst={look === 'wall' && position === 0} />
                <VisuallyHidden>{t('enlarge')}</VisuallyHidden>
              </a>
              <a className={styles.close} href={anchorOf(placeOf(id))}>
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
          pictures={ids.map((id) => ({
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
