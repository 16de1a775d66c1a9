import { galleryPictures, type GalleryPictureId, type GalleryShape } from '#shared/content/gallery.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PictureWall, type WallLook } from './PictureWall.tsx'

const shapeOf = new Map<GalleryPictureId, GalleryShape>(galleryPictures.map(({ id, shape }) => [id, shape]))

interface GalleryWallProps {
  /** Given, so that walls of other pictures do not load these (vite.config.ts). */
  files: Readonly<Record<GalleryPictureId, PictureFile>>
  /** Which pictures of the gallery, in the order in which they hang. */
  pictures: readonly GalleryPictureId[]
  look?: WallLook
}

/** Pictures of the party's gallery that can be enlarged. */
export function GalleryWall({ files, pictures: ids, look = 'wall' }: GalleryWallProps) {
  const { t } = useTranslation('gallery')
  return (
    <PictureWall
      look={look}
      pictures={ids.map((id) => ({
        id,
        file: files[id],
        caption: t(`pictures.${id}.caption`),
        alt: t(`pictures.${id}.alt`),
        shape: shapeOf.get(id),
      }))}
    />
  )
}
