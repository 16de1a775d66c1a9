import pictures from 'virtual:pictures/contact'
import { useTranslation } from 'react-i18next'
import { officeMap } from '#shared/content/officeMap.ts'
import { organisation } from '#shared/content/organisation.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ClickToLoad } from '../ClickToLoad.tsx'
import { elementPage, type ElementWords } from '../examples.tsx'
import { MediaWindow } from '../MediaWindow.tsx'

function MapInWindow({ open, windowHeading, map, link }: ElementWords<'map-popup'>) {
  const { t } = useTranslation('organisation')
  return (
    <MediaWindow id="window-map" label={open} heading={windowHeading} motion="rotate-zoom">
      <ClickToLoad of={officeMap} title={map} poster={<Picture of={pictures.map} alt="" />} shape="wide" />
      <p>
        {t('street')}, {organisation.postcode} {t('city')}
      </p>
      <p>
        <a href={officeMap.page} rel="noreferrer">
          {link}
        </a>
      </p>
    </MediaWindow>
  )
}

export default elementPage('map-popup', { window: MapInWindow })
