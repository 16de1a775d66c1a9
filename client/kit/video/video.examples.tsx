import { foreign } from '#shared/content/media.ts'
import { Audio } from '../Audio.tsx'
import { BackgroundVideo } from '../BackgroundVideo.tsx'
import { ClickToLoad } from '../ClickToLoad.tsx'
import { elementPage } from '../examples.tsx'
import { MediaWindow } from '../MediaWindow.tsx'
import { Still } from '../Still.tsx'
import { Video } from '../Video.tsx'

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
