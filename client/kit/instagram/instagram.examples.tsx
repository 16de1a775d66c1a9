import { elementPage } from '../examples.tsx'
import { PhotoStrip } from '../PhotoStrip.tsx'

export default elementPage('instagram', {
  joined: () => <PhotoStrip pictures={['circles', 'flag', 'boat', 'umbrella', 'blocks', 'half-discs']} look="joined" />,
  mosaic: () => <PhotoStrip pictures={['staircase', 'factory', 'lake', 'tiles', 'blocks']} look="mosaic" />,
})
