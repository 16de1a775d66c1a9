import pictures from 'virtual:pictures/frames'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HeaderHero.module.css'
import { heroLookOf } from './heroLooks.ts'
import words from './HeroWords.module.css'
import { HeroWords } from './HeroWords.tsx'

/** The first screen under a header. */
export function HeaderHero({ header }: PageKinds['header']) {
  const { picture, place, field, crop } = heroLookOf(header)
  const shown = (
    <div className={styles.picture} data-crop={crop}>
      <Picture of={pictures[picture]} alt="" isFirst />
    </div>
  )
  return (
    <div className={`${words.fields} ${styles.hero}`} data-place={place} data-field={field}>
      <HeroWords header={header} className={styles.words} />
      {shown}
      {place === 'around' && shown}
    </div>
  )
}
