import pictures from 'virtual:pictures/contact'
import { officeMap } from '#shared/content/officeMap.ts'
import { organisation } from '#shared/content/organisation.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { ClickToLoad } from '../../../kit/ClickToLoad.tsx'
import { elementPage, type ElementWords } from '../examples.tsx'
import { MediaModal } from '../../../kit/MediaModal.tsx'

function MapInWindow({ open, windowHeading, map, link }: ElementWords<'map-popup'>) {
  const { t } = useTranslation('organisation')
  const drawing = <Picture of={pictures.mapBand} alt="" />
  const address = <p>{`${t('street')}, ${organisation.postcode} ${t('city')}`}</p>
  return (
    <MediaModal
      id="window-map"
      label={open}
      heading={windowHeading}
      stage={{ look: 'place', picture: drawing, words: address }}
      motion="rotate-zoom"
    >
      <ClickToLoad of={officeMap} title={map} poster={drawing} shape="wide" />
      {address}
      <p>
        <a href={officeMap.page} rel="noreferrer">
          {link}
        </a>
      </p>
    </MediaModal>
  )
}

export default elementPage('map-popup', { window: MapInWindow })
