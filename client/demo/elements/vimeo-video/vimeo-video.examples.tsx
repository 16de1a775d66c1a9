import { embeds } from '#shared/content/media.ts'
import { ClickToLoad } from '../../../kit/ClickToLoad.tsx'
import { elementPage } from '../examples.tsx'
import { MediaModal } from '../../../kit/MediaModal.tsx'
import { FilmStill } from '../../../kit/FilmStill.tsx'

export default elementPage(
  'vimeo-video',
  {
    window: ({ open, windowHeading, note }) => (
      <MediaModal
        id="window-vimeo"
        label={open}
        heading={windowHeading}
        stage={{ look: 'note', picture: <FilmStill of="assembly" />, words: <p>{note}</p> }}
        motion="fade-zoom"
      >
        <ClickToLoad of={embeds.vimeo} poster={<FilmStill of="assembly" />} />
        <p>{note}</p>
      </MediaModal>
    ),
  },
  { sign: 'quarters', opening: 'rise' },
)
