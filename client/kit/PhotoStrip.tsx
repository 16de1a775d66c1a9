import strips from 'virtual:pictures/strips'
import { photoStrips, type PhotoStripName } from '#shared/content/photoStrips.ts'
import { useAddress } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './PhotoStrip.module.css'

interface PhotoStripProps {
  of: PhotoStripName
  look: 'joined' | 'mosaic'
}

/**
 * Renders the party's own pictures as a strip, each with a link to the gallery. One file holds a whole strip; each cell
 * shows its square.
 */
export function PhotoStrip({ of, look }: PhotoStripProps) {
  const { t } = useTranslation('galleryCaptions')
  const address = useAddress()
  return (
    <ul className={styles.strip} data-look={look}>
      {photoStrips[of].map((id, index) => (
        <li key={id}>
          <PageLink className={styles.photo} to={address('gallery', { anchor: id })}>
            <span className={styles.picture}>
              <Picture of={strips[of]} cell={index} alt="" />
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
