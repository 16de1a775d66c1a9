import pictures from 'virtual:pictures/contact'
import { foreign } from '#shared/content/media.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ClickToLoad } from '../ClickToLoad.tsx'
import { elementPage } from '../examples.tsx'
import { MapBeside } from '../MapBeside.tsx'

const poster = <Picture of={pictures.map} alt="" />

export default elementPage('google-map', {
  wide: ({ map }) => <ClickToLoad of={foreign.office} title={map} poster={poster} shape="wide" />,
  beside: ({ map, office }) => (
    <MapBeside map={<ClickToLoad of={foreign.office} title={map} poster={poster} shape="square" />} title={office} />
  ),
  band: ({ map }) => <ClickToLoad of={foreign.office} title={map} poster={poster} shape="band" />,
})
