import { useId, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureFile } from '#shared/content/picture.ts'
import { Icon } from '../ui/Icon.tsx'
import { isSpecialClick } from '../ui/isSpecialClick.ts'
import { Picture } from '../ui/Picture.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Lightbox } from './Lightbox.tsx'
import styles from './PictureWall.module.css'

/** The one lightbox: its code comes when a picture is first enlarged. */
interface Opened {
  Lightbox: typeof Lightbox
  at: string
}

export interface WallPicture {
  id: string
  file: PictureFile
  caption: string
  alt: string
  /** The shape of its place, where the look knows several. */
  shape?: string | undefined
}

const anchorOf = (id: string) => `#${id}`

/** `wall`: of a page's own; `squares` and `columns`: in a row of them; `lead`: one large, the others small; `thirds`: three beside one another, 3:2. */
export type WallLook = 'wall' | 'squares' | 'columns' | 'lead' | 'thirds'

interface PictureWallProps {
  /** In the order in which they hang. */
  pictures: readonly WallPicture[]
  look: WallLook
}

/**
 * Pictures that can be enlarged. Each is a link to its own place, which the style shows as large as the window: so it is
 * enlarged without script, and while the lightbox's code is not there. On a wall of its own page the anchors are the
 * pictures' names.
 */
export function PictureWall({ pictures, look }: PictureWallProps) {
  const { t } = useTranslation('controls')
  const own = useId()
  const list = useRef<HTMLUListElement>(null)
  const asked = useRef<string>(undefined)
  const [opened, setOpened] = useState<Opened>()
  const idOf = (id: string) => (look === 'wall' ? id : `${own}${id}`)
  /** Where a picture hangs: to be come back to from the picture itself. */
  const placeOf = (id: string) => `place-of-${idOf(id)}`

  async function enlarge(event: MouseEvent, id: string) {
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
        {pictures.map(({ id, file, caption, alt, shape }, position) => (
          <li key={id} id={placeOf(id)} className={styles.place} data-shape={shape}>
            <figure id={idOf(id)} className={styles.figure}>
              <a className={styles.picture} href={anchorOf(idOf(id))} onClick={(event) => void enlarge(event, id)}>
                <Picture of={file} alt={alt} isFirst={look === 'wall' && position === 0} />
                <VisuallyHidden>{t('lightbox.enlarge')}</VisuallyHidden>
              </a>
              <a className={styles.close} href={anchorOf(placeOf(id))}>
                <Icon name="cross" />
                {t('lightbox.close')}
              </a>
              <figcaption className={styles.caption}>
                {caption}
                <Icon name="cross" />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened && <opened.Lightbox pictures={pictures} first={opened.at} onClose={close} />}
    </>
  )
}
