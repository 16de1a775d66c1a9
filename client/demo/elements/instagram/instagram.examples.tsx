import { elementPage } from '../examples.tsx'
import { PhotoStrip } from '../../../kit/PhotoStrip.tsx'

export default elementPage(
  'instagram',
  {
    mosaic: () => <PhotoStrip of="mosaic" look="mosaic" />,
    joined: () => <PhotoStrip of="joined" look="joined" />,
  },
  { preview: 'joined', sign: 'quarters', opening: 'rise' },
)
