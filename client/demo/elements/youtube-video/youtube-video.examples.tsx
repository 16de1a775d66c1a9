import { foreign } from '#shared/content/media.ts'
import { ClickToLoad } from '../../../kit/ClickToLoad.tsx'
import { elementPage } from '../examples.tsx'
import { MediaWindow } from '../../../kit/MediaWindow.tsx'
import { Still } from '../../../kit/Still.tsx'

export default elementPage('youtube-video', {
  window: ({ open, windowHeading }) => (
    <MediaWindow
      id="window-youtube"
      label={open}
      heading={windowHeading}
      stage={{ look: 'film', picture: <Still of="river" /> }}
    >
      <ClickToLoad of={foreign.youtube} poster={<Still of="river" />} />
    </MediaWindow>
  ),
})
