import { elementPage } from '../examples.tsx'
import { MapWithFacts } from '../../../kit/MapWithFacts.tsx'
import { OfficeMap } from '../../../kit/OfficeMap.tsx'

export default elementPage(
  'google-map',
  {
    wide: ({ map }) => <OfficeMap title={map} shape="wide" />,
    beside: ({ map, office }) => <MapWithFacts map={<OfficeMap title={map} shape="square" />} title={office} />,
    band: ({ map }) => <OfficeMap title={map} shape="band" />,
  },
  { sign: 'dots', opening: 'rise' },
)
