import { useId } from 'react'
import type { DraftState } from '#shared/publishing/published.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import enlarged from './Enlarged.module.css'
import styles from './PictureWall.module.css'
import { useLightbox, type EnlargeablePicture, type PictureOrPhotograph } from './useLightbox.tsx'

export interface WallPicture extends EnlargeablePicture<PictureOrPhotograph> {
  /** The shape of the cell, for looks that have several shapes. */
  shape?: string | undefined
  /** The target of the caption's link. */
  to?: string
  /** The class and the words of a cell that its page lays out. */
  place?: { className: string | undefined; cell: string; state: DraftState | undefined }
}

/**
 * `wall`: a whole page; `squares` and `columns`: equal cells; `lead`: one large picture, the others small; `thirds`:
 * three side by side, 3:2; `trio`: one large beside two; `justified`: rows of equal height that fill the width.
 */
export type WallLook = 'wall' | 'squares' | 'columns' | 'lead' | 'thirds' | 'trio' | 'justified'

/** Looks for a page that shows one wall only. */
const ownLooks: readonly WallLook[] = ['wall', 'justified']

interface PictureWallProps {
  /** The pictures, in order. */
  pictures: readonly WallPicture[]
  look: WallLook
}

/**
 * Renders pictures that open in a lightbox. With the looks `wall` and `justified` the anchors are the pictures' ids.
 */
export function PictureWall({ pictures, look }: PictureWallProps) {
  const { t } = useTranslation('controls')
  const generatedId = useId()
  const isOwn = ownLooks.includes(look)
  const { list, idOf, placeOf, placeAddress, anchorOf, enlarge, lightbox } = useLightbox(
    pictures,
    isOwn ? '' : generatedId,
  )
  return (
    <>
      <ul className={styles.wall} ref={list} data-look={look}>
        {pictures.map(({ id, file, caption, alt, lang, shape, to, place }, position) => (
          <li
            key={id}
            id={placeOf(id)}
            className={place?.className ?? styles.place}
            data-shape={shape}
            data-cell={place?.cell}
            data-draft={place?.state}
            lang={lang}
          >
            <figure id={idOf(id)} className={`${styles.figure} ${enlarged.figure}`}>
              <a className={styles.picture} href={anchorOf(id)} onClick={(event) => enlarge(event, id)}>
                {'html' in file ? (
                  <span dangerouslySetInnerHTML={{ __html: file.html }} />
                ) : (
                  <Picture of={file} alt={alt} isFirst={isOwn && position === 0} />
                )}
                <VisuallyHidden>{t('lightbox.enlarge')}</VisuallyHidden>
              </a>
              <a className={enlarged.close} href={placeAddress(id)}>
                <Icon name="cross" />
                {t('lightbox.close')}
              </a>
              <figcaption className={styles.caption}>
                {to === undefined ? <span>{caption}</span> : <PageLink to={to}>{caption}</PageLink>}
                <Icon name="cross" />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}
