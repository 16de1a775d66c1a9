import pictures from 'virtual:pictures/gallery'
import type { GalleryPictureId } from '#shared/content/gallery.ts'
import { useAddress } from '../app/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './PhotoStrip.module.css'

interface PhotoStripProps {
  /** Which of the gallery's pictures. */
  pictures: readonly GalleryPictureId[]
  look: 'joined' | 'mosaic'
}

/** The party's own pictures as networks show them, each leading to its place in the gallery; nothing is fetched elsewhere. */
export function PhotoStrip({ pictures: ids, look }: PhotoStripProps) {
  const { t } = useTranslation('galleryCaptions')
  const address = useAddress()
  return (
    <ul className={styles.strip} data-look={look}>
      {ids.map((id) => (
        <li key={id}>
          <PageLink className={styles.photo} to={address('gallery', { anchor: id })}>
            <span className={styles.picture}>
              <Picture of={pictures[id]} alt="" />
            </span>
            <span className={styles.caption}>
              {t(id)}
              <Icon name="arrow" />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
