import { elementPage } from '../examples.tsx'
import { GalleryWall } from '../GalleryWall.tsx'

export default elementPage('image-gallery', {
  squares: () => (
    <GalleryWall
      pictures={['circles', 'blocks', 'factory', 'flag', 'half-discs', 'boat', 'tiles', 'staircase']}
      look="squares"
    />
  ),
  columns: () => (
    <GalleryWall pictures={['umbrella', 'half-discs', 'circles', 'boat', 'factory', 'tower']} look="columns" />
  ),
  lead: () => <GalleryWall pictures={['map', 'flag', 'staircase', 'boat', 'tiles']} look="lead" />,
})
