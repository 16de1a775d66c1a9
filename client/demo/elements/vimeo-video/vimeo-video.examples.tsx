import { foreign } from '#shared/content/media.ts'
import { ClickToLoad } from '../../../kit/ClickToLoad.tsx'
import { elementPage } from '../examples.tsx'
import { MediaWindow } from '../../../kit/MediaWindow.tsx'
import { Still } from '../../../kit/Still.tsx'

export default elementPage('vimeo-video', {
  window: ({ open, windowHeading, note }) => (
    <MediaWindow
      id="window-vimeo"
      label={open}
      heading={windowHeading}
      stage={{ look: 'note', picture: <Still of="assembly" />, words: <p>{note}</p> }}
      motion="fade-zoom"
    >
      <ClickToLoad of={foreign.vimeo} poster={<Still of="assembly" />} />
      <p>{note}</p>
    </MediaWindow>
  ),
})
