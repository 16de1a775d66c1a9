import { elementPage } from '../examples.tsx'
import { PhotoStrip } from '../../../kit/PhotoStrip.tsx'

export default elementPage('instagram', {
  joined: () => <PhotoStrip of="joined" look="joined" />,
  mosaic: () => <PhotoStrip of="mosaic" look="mosaic" />,
})
