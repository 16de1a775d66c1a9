import pictures from 'virtual:pictures/gallery'
import { elementPage } from '../examples.tsx'
import { GalleryWall } from '../GalleryWall.tsx'

export default elementPage('image-gallery', {
  squares: () => (
    <GalleryWall
      files={pictures}
      pictures={['circles', 'blocks', 'factory', 'flag', 'half-discs', 'boat', 'tiles', 'staircase']}
      look="squares"
    />
  ),
  columns: () => (
    <GalleryWall
      files={pictures}
      pictures={['umbrella', 'half-discs', 'circles', 'boat', 'factory', 'tower']}
      look="columns"
    />
  ),
  lead: () => <GalleryWall files={pictures} pictures={['map', 'flag', 'staircase', 'boat', 'tiles']} look="lead" />,
})
