import pictures from 'virtual:pictures/contact'
import { foreign } from '#shared/content/media.ts'
import { Facts } from '../../sections/Facts.tsx'
import { useContactFacts } from '../../sections/contactFacts.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { ClickToLoad } from '../ClickToLoad.tsx'
import { elementPage, type ElementWords } from '../examples.tsx'
import { MediaWindow } from '../MediaWindow.tsx'

function MapInWindow({ open, windowHeading, map, link }: ElementWords<'map-popup'>) {
  return (
    <MediaWindow id="window-map" label={open} heading={windowHeading} motion="rotate-zoom">
      <ClickToLoad of={foreign.office} title={map} poster={<Picture of={pictures.map} alt="" />} shape="band" />
      <p>
        <a href={foreign.office.page} rel="noreferrer">
          {link}
        </a>
      </p>
      <Facts list={useContactFacts()} />
    </MediaWindow>
  )
}

export default elementPage('map-popup', { window: MapInWindow })
