import pictures from 'virtual:pictures/contact'
import { officeMap } from '#shared/content/officeMap.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { ClickToLoad } from '../../../kit/ClickToLoad.tsx'
import { elementPage } from '../examples.tsx'
import { MapWithFacts } from '../../../kit/MapWithFacts.tsx'

const poster = <Picture of={pictures.mapBand} alt="" />

export default elementPage('google-map', {
  wide: ({ map }) => <ClickToLoad of={officeMap} title={map} poster={poster} shape="wide" />,
  beside: ({ map, office }) => (
    <MapWithFacts map={<ClickToLoad of={officeMap} title={map} poster={poster} shape="square" />} title={office} />
  ),
  band: ({ map }) => <ClickToLoad of={officeMap} title={map} poster={poster} shape="band" />,
})
