import pictures from 'virtual:pictures/frames'
import { GalleryTitle } from '../../../sections/pageTitles/GalleryTitle.tsx'
import { pageTitlePage } from '../pageTitlePage.tsx'

export default pageTitlePage('gallery-background', (title, { lead }) => (
  <GalleryTitle {...title} lead={lead} pictures={[pictures.square, pictures.boat, pictures.homes]} />
))
