import pictures from 'virtual:pictures/panels'
import type { HeaderName } from '#shared/routes/headers.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { presetOf } from '../../headers/arrangements/presetOf.ts'
import { Picture } from '../../ui/Picture.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import words from './HeroWords.module.css'
import { HeroWords } from './HeroWords.tsx'
import styles from './PanelPage.module.css'
import { HeaderBody } from './HeaderBody.tsx'
import { ToTry } from './ToTry.tsx'

interface Screen {
  /**
   * `beside`: the picture leaves the page at the right, `before` at the left; `above`: a wide picture, the words under it;
   * `below`: the words, as large as they get, over a wide picture; `label`: a picture from edge to edge, the words on a
   * field that lies on its foot.
   */
  look: 'beside' | 'before' | 'above' | 'below' | 'label'
  /** What the words stand on. */
  field: 'ground' | 'deep' | 'ink' | 'accent' | 'marigold' | 'cobalt'
  picture: PictureFile
}

/** The first screen under each header, so that no two look alike. */
const screens: Readonly<Partial<Record<HeaderName, Screen>>> = {
  'header-with-push': { look: 'beside', field: 'marigold', picture: pictures.portrait },
  'left-menu-classic': { look: 'above', field: 'ground', picture: pictures.skyline },
  'mobile-menu-classic': { look: 'before', field: 'deep', picture: pictures.tower },
  'mobile-menu-modern': { look: 'beside', field: 'accent', picture: pictures.crowd },
  'mobile-menu-full-screen': { look: 'below', field: 'marigold', picture: pictures.sea },
  'hamburger-menu': { look: 'label', field: 'ink', picture: pictures.peaks },
  'hamburger-menu-modern': { look: 'below', field: 'ink', picture: pictures.orbit },
  'hamburger-menu-half': { look: 'before', field: 'cobalt', picture: pictures.weave },
}

/** A page under a header with a panel. */
export default function PanelPage({ header }: PageKinds['header']) {
  const { look, field, picture } = presetOf(screens, header)
  return (
    <>
      <div className={`${words.fields} ${styles.screen}`} data-look={look} data-field={field}>
        <HeroWords header={header} className={styles.words} />
        <div className={styles.picture}>
          <Picture of={picture} alt="" isFirst />
        </div>
      </div>
      <ToTry header={header} />
      <HeaderBody header={header} />
      <FrameNeighbours family="headers" of={header} />
    </>
  )
}
