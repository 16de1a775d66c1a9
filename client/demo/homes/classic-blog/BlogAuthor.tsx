import pictures from 'virtual:pictures/home-classic-blog'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './BlogAuthor.module.css'
import house from './Window.module.css'

/** Renders who writes the blog, at her open window. */
export const BlogAuthor = ({
  words: { title, name, text },
}: {
  words: { title: string; name: string; text: string }
}) => (
  <section className={styles.author} aria-labelledby="author">
    <div className={`${house.window} ${styles.window}`}>
      <span className={house.frame}>
        <Picture of={pictures.keeper} alt="" />
      </span>
    </div>
    <div className={styles.words}>
      <h2 id="author">{title}</h2>
      <p>{text}</p>
      <p>
        <b>{name}</b>
      </p>
    </div>
  </section>
)
