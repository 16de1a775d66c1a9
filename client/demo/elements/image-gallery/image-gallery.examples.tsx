import pictures from 'virtual:pictures/imageGallery'
import { imageGalleries } from '#shared/content/imageGallery.ts'
import { elementPage } from '../examples.tsx'
import { GalleryWall } from '../../../kit/GalleryWall.tsx'

export default elementPage(
  'image-gallery',
  {
    squares: () => <GalleryWall files={pictures} pictures={imageGalleries.squares} look="squares" />,
    columns: () => <GalleryWall files={pictures} pictures={imageGalleries.columns} look="columns" />,
    lead: () => <GalleryWall files={pictures} pictures={imageGalleries.lead} look="lead" />,
  },
  { preview: 'columns', sign: 'rings', opening: 'rise' },
)
