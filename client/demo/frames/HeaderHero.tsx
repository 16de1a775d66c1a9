import pictures from 'virtual:pictures/frames'
import type { ShownHeaderOf } from '../headers/headerRow.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HeaderHero.module.css'
import { headerLookOf } from './headerLooks.ts'
import words from './HeroWords.module.css'
import { HeroWords } from './HeroWords.tsx'

/** Renders the first screen under a header. */
export function HeaderHero({ header }: { header: ShownHeaderOf<'bar'> }) {
  const { picture, place, field } = headerLookOf(header).hero
  return (
    <div className={`${words.fields} ${styles.hero}`} data-place={place} data-field={field}>
      <HeroWords header={header} className={styles.words} />
      <div className={styles.picture}>
        <Picture of={pictures[picture]} alt="" isFirst />
      </div>
    </div>
  )
}
