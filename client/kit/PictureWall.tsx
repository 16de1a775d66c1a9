import { useId } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import enlarged from './Enlarged.module.css'
import styles from './PictureWall.module.css'
import { useEnlarging, type EnlargeablePicture } from './useEnlarging.tsx'

export interface WallPicture extends EnlargeablePicture {
  /** The shape of its place, where the look knows several. */
  shape?: string | undefined
  /** What its caption leads to. */
  to?: string
}

/**
 * `wall`: of a page's own; `squares` and `columns`: in a row of them; `lead`: one large, the others small; `thirds`: three beside
 * one another, 3:2; `trio`: one large beside two; `justified`: rows of one height that fill the width, of pictures in the
 * shapes `wide`, `square` and `upright`.
 */
export type WallLook = 'wall' | 'squares' | 'columns' | 'lead' | 'thirds' | 'trio' | 'justified'

/** Looks of a wall that a page has to itself. */
const ownLooks: readonly WallLook[] = ['wall', 'justified']

interface PictureWallProps {
  /** In the order in which they hang. */
  pictures: readonly WallPicture[]
  look: WallLook
}

/** Pictures that can be enlarged (`useEnlarging`). On a wall of its own page the anchors are the pictures' names. */
export function PictureWall({ pictures, look }: PictureWallProps) {
  const { t } = useTranslation('controls')
  const own = useId()
  const isOwn = ownLooks.includes(look)
  const { list, idOf, placeOf, wayBack, anchorOf, enlarge, lightbox } = useEnlarging(pictures, isOwn ? '' : own)
  return (
    <>
      <ul className={styles.wall} ref={list} data-look={look}>
        {pictures.map(({ id, file, caption, alt, shape, to }, position) => (
          <li key={id} id={placeOf(id)} className={styles.place} data-shape={shape}>
            <figure id={idOf(id)} className={`${styles.figure} ${enlarged.figure}`}>
              <a className={styles.picture} href={anchorOf(id)} onClick={(event) => enlarge(event, id)}>
                <Picture of={file} alt={alt} isFirst={isOwn && position === 0} />
                <VisuallyHidden>{t('lightbox.enlarge')}</VisuallyHidden>
              </a>
              <a className={enlarged.close} href={wayBack(id)}>
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
