import { visits } from '#shared/content/organisation.ts'
import pictures from 'virtual:pictures/contact'
import { officeMap } from '#shared/content/officeMap.ts'
import { useFacts } from '../site/useFacts.ts'
import { ClickToLoad } from './ClickToLoad.tsx'
import { Picture } from '../ui/Picture.tsx'

interface OfficeMapProps {
  title: string
  shape: 'wide' | 'square' | 'band'
}

/** Renders the map of the party's office, which another site shows after a click. */
export function OfficeMap({ title, shape }: OfficeMapProps) {
  const { mapUrl } = useFacts(visits)
  return (
    <ClickToLoad of={officeMap(mapUrl)} title={title} poster={<Picture of={pictures.mapBand} alt="" />} shape={shape} />
  )
}
