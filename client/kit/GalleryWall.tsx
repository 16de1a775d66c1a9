import pictures from 'virtual:pictures/gallery'
import { useTranslation } from 'react-i18next'
import { galleryPictures, type GalleryPictureId, type GalleryShape } from '#shared/content/gallery.ts'
import { PictureWall, type WallLook } from './PictureWall.tsx'

const shapeOf = new Map<GalleryPictureId, GalleryShape>(galleryPictures.map(({ id, shape }) => [id, shape]))

interface GalleryWallProps {
  /** Which pictures of the gallery, in the order in which they hang. */
  pictures: readonly GalleryPictureId[]
  look?: WallLook
}

/** Pictures of the party's gallery that can be enlarged. */
export function GalleryWall({ pictures: ids, look = 'wall' }: GalleryWallProps) {
  const { t } = useTranslation('gallery')
  return (
    <PictureWall
      look={look}
      pictures={ids.map((id) => ({
        id,
        file: pictures[id],
        caption: t(`pictures.${id}.caption`),
        alt: t(`pictures.${id}.alt`),
        shape: shapeOf.get(id),
      }))}
    />
  )
}
