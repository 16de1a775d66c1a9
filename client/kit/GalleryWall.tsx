import { galleryPictures, type GalleryPictureId, type GalleryShape } from '#shared/content/gallery.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PictureWall, type WallLook, type WallPicture } from './PictureWall.tsx'

const shapeOf = new Map<GalleryPictureId, GalleryShape>(galleryPictures.map(({ id, shape }) => [id, shape]))

interface GalleryWallProps<Id extends GalleryPictureId> {
  /** Passed in, so that walls of other pictures do not load these. */
  files: Readonly<Record<Id, PictureFile>>
  /** The ids of the pictures, in order. */
  pictures: readonly Id[]
  /** Photographs before them. */
  photographs?: readonly WallPicture[]
  look?: WallLook
}

/** Renders pictures of the party's gallery that open in a lightbox. */
export function GalleryWall<Id extends GalleryPictureId>({
  files,
  pictures: ids,
  photographs = [],
  look = 'wall',
}: GalleryWallProps<Id>) {
  const { t } = useTranslation('gallery')
  return (
    <PictureWall
      look={look}
      pictures={[
        ...photographs,
        ...ids.map((id) => ({
          id,
          file: files[id],
          caption: t(`pictures.${id}.caption`),
          alt: t(`pictures.${id}.alt`),
          shape: shapeOf.get(id),
        })),
      ]}
    />
  )
}
