import { embeds } from '#shared/content/media.ts'
import { Audio } from '../../../kit/Audio.tsx'
import { FilmBanner } from '../../../kit/FilmBanner.tsx'
import { ClickToLoad } from '../../../kit/ClickToLoad.tsx'
import { elementPage } from '../examples.tsx'
import { MediaModal } from '../../../kit/MediaModal.tsx'
import { FilmStill } from '../../../kit/FilmStill.tsx'
import { Video } from '../../../kit/Video.tsx'

export default elementPage(
  'video',
  {
    inline: ({ films }) => <Video film="poster" label={films.poster} />,
    background: ({ evening }) => (
      <FilmBanner film="river">
        <h3>{evening.name}</h3>
        <p>{evening.text}</p>
      </FilmBanner>
    ),
    popup: ({ films, watch }) => (
      <MediaModal
        id="window-film"
        label={watch}
        heading={films.assembly}
        stage={{ look: 'film', picture: <FilmStill of="assembly" /> }}
        motion="fade-zoom"
      >
        <Video film="assembly" label={films.assembly} />
      </MediaModal>
    ),
    elsewhere: () => <ClickToLoad of={embeds.youtube} poster={<FilmStill of="night" />} />,
    audio: ({ piece }) => <Audio piece="walk" name={piece.name} transcript={Object.values(piece.transcript)} />,
  },
  { sign: 'bars', opening: 'rise' },
)
