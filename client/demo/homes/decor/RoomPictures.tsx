import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './RoomPictures.module.css'

type Room = 'green' | 'cloth' | 'glass'

interface RoomPicturesProps {
  title: string
  items: Readonly<Record<Room, { title: string; text: string }>>
  pictures: Readonly<Record<Room, PictureFile>>
}

/** Renders three pictures at different heights, with the heading in the gap. */
export const RoomPictures = ({ title, items, pictures }: RoomPicturesProps) => (
  <section className={styles.rooms} aria-labelledby="rooms">
    <h2 id="rooms">{title}</h2>
    {(['green', 'cloth', 'glass'] as const).map((id) => (
      <div key={id} className={styles[id]}>
        <Picture of={pictures[id]} alt="" />
        <h3>{items[id].title}</h3>
        <p>{items[id].text}</p>
      </div>
    ))}
  </section>
)
