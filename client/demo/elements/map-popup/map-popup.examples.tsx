import { reach, visits } from '#shared/content/organisation.ts'
import pictures from 'virtual:pictures/contact'
import { useFacts } from '../../../site/useFacts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { elementPage, type ElementWords } from '../examples.tsx'
import { MediaModal } from '../../../kit/MediaModal.tsx'
import { OfficeMap } from '../../../kit/OfficeMap.tsx'

function MapInWindow({ open, windowHeading, map, link }: ElementWords<'map-popup'>) {
  const party = useFacts({ ...reach, ...visits })
  const { t } = useTranslation('organisation')
  const drawing = <Picture of={pictures.mapBand} alt="" />
  const address = <p>{`${t('street')}, ${party.postcode} ${t('city')}`}</p>
  return (
    <MediaModal
      id="window-map"
      label={open}
      heading={windowHeading}
      stage={{ look: 'place', picture: drawing, words: address }}
      motion="rotate-zoom"
    >
      <OfficeMap title={map} shape="wide" />
      {address}
      <p>
        <a href={party.mapUrl} rel="noreferrer">
          {link}
        </a>
      </p>
    </MediaModal>
  )
}

export default elementPage('map-popup', { window: MapInWindow }, { opening: 'rise' })
