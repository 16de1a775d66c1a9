import { embeds } from '#shared/content/media.ts'
import { ClickToLoad } from '../../../kit/ClickToLoad.tsx'
import { elementPage } from '../examples.tsx'
import { MediaModal } from '../../../kit/MediaModal.tsx'
import { FilmStill } from '../../../kit/FilmStill.tsx'

export default elementPage(
  'youtube-video',
  {
    window: ({ open, windowHeading }) => (
      <MediaModal
        id="window-youtube"
        label={open}
        heading={windowHeading}
        stage={{ look: 'film', picture: <FilmStill of="river" /> }}
      >
        <ClickToLoad of={embeds.youtube} poster={<FilmStill of="river" />} />
      </MediaModal>
    ),
  },
  { sign: 'steps', opening: 'rise' },
)
