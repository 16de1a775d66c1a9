import { foreign } from '#shared/content/media.ts'
import { Audio } from '../../../kit/Audio.tsx'
import { BackgroundVideo } from '../../../kit/BackgroundVideo.tsx'
import { ClickToLoad } from '../../../kit/ClickToLoad.tsx'
import { elementPage } from '../examples.tsx'
import { MediaWindow } from '../../../kit/MediaWindow.tsx'
import { Still } from '../../../kit/Still.tsx'
import { Video } from '../../../kit/Video.tsx'

export default elementPage('video', {
  inline: ({ films }) => <Video film="poster" label={films.poster} />,
  background: ({ evening }) => (
    <BackgroundVideo film="river">
      <h3>{evening.name}</h3>
      <p>{evening.text}</p>
    </BackgroundVideo>
  ),
  popup: ({ films, watch }) => (
    <MediaWindow
      id="window-film"
      label={watch}
      heading={films.assembly}
      stage={{ look: 'film', picture: <Still of="assembly" /> }}
      motion="fade-zoom"
    >
      <Video film="assembly" label={films.assembly} />
    </MediaWindow>
  ),
  elsewhere: () => <ClickToLoad of={foreign.youtube} poster={<Still of="night" />} />,
  audio: ({ piece }) => <Audio piece="walk" name={piece.name} transcript={Object.values(piece.transcript)} />,
})
