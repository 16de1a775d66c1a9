import pictures from 'virtual:pictures/frames'
import { GalleryTitle } from '../../../pageTitles/GalleryTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { SampleBody } from '../../SampleBody.tsx'

const shown = [pictures.square, pictures.boat, pictures.homes] as const

export default pageTitlePage(
  'gallery-background',
  (title, { lead }) => <GalleryTitle {...title} lead={lead} pictures={shown} />,
  ({ items, ...body }) => (
    <SampleBody
      look="wall"
      {...body}
      // Each picture twice: whole and as a detail.
      pictures={shown.flatMap((picture) => [picture, picture])}
      items={items.flatMap(({ title, text }) => [{ title }, { text }])}
    />
  ),
)
