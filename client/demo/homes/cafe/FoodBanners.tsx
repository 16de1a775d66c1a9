import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './FoodBanners.module.css'

interface FoodBannersProps {
  title: string
  items: Readonly<Record<'trout' | 'pantry', { title: string; text: string }>>
  pictures: Readonly<Record<'trout' | 'pantry', PictureFile>>
}

/** Renders two pictures and two text fields as full-width tiles. */
export const FoodBanners = ({ title, items, pictures }: FoodBannersProps) => (
  <section className={styles.tiles} aria-labelledby="from-where">
    <h2 id="from-where">{title}</h2>
    {(['trout', 'pantry'] as const).map((id) => (
      <div key={id} className={styles.tile} data-tile={id}>
        <div className={styles.picture}>
          <Picture of={pictures[id]} alt="" />
        </div>
        <div className={styles.words}>
          <h3>{items[id].title}</h3>
          <p>{items[id].text}</p>
        </div>
      </div>
    ))}
  </section>
)
