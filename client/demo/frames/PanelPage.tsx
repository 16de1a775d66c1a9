import pictures from 'virtual:pictures/panels'
import type { ShownHeaderOf } from '../headers/headerRow.ts'
import { Picture } from '../../ui/Picture.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { headerLookOf } from './headerLooks.ts'
import words from './HeroWords.module.css'
import { HeroWords } from './HeroWords.tsx'
import styles from './PanelPage.module.css'
import { HeaderBody } from './HeaderBody.tsx'
import points from './PanelPoints.module.css'
import { ThingsToTry } from './ThingsToTry.tsx'

/** Renders the page of a header with a panel. */
export default function PanelPage({
  header,
}: {
  header: ShownHeaderOf<'push' | 'column' | 'mobile' | 'burger' | 'half'>
}) {
  const { look, field, picture } = headerLookOf(header).screen
  return (
    <>
      <div className={`${words.fields} ${styles.screen}`} data-look={look} data-field={field}>
        <HeroWords header={header} className={styles.words} />
        <div className={styles.picture}>
          <Picture of={pictures[picture]} alt="" isFirst />
        </div>
      </div>
      <ThingsToTry header={header} className={points.points} />
      <HeaderBody header={header} />
      <FrameNeighbours family="headers" of={header} {...headerLookOf(header).next} />
    </>
  )
}
