import pictures from 'virtual:pictures/frames'
import { GalleryTitle } from '../../../pageTitles/GalleryTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { SampleBody } from '../../SampleBody.tsx'

const shownPictures = [pictures.square, pictures.boat, pictures.homes] as const

export default pageTitlePage(
  'gallery-background',
  (title, { lead }) => <GalleryTitle {...title} lead={lead} pictures={shownPictures} />,
  ({ items, ...body }) => (
    <SampleBody
      look="wall"
      {...body}
      // Each picture twice: whole and as a detail.
      pictures={shownPictures.flatMap((picture) => [picture, picture])}
      items={items.flatMap(({ title, text }) => [{ title }, { text }])}
    />
  ),
)
