import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './CookQuote.module.css'

interface CookQuoteProps {
  words: { title: string; name: string; quote: string; role: string }
  picture: PictureFile
}

/** Renders a quotation of the cook beside her portrait, on the dark field. */
export function CookQuote({ words: { title, name, quote, role }, picture }: CookQuoteProps) {
  return (
    <section className={styles.cook} aria-labelledby="cook">
      <div className={styles.picture}>
        <Picture of={picture} alt="" />
      </div>
      <div className={styles.words}>
        <h2 id="cook">{title}</h2>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <p className={styles.person}>
          <b>{name}</b>
          {`, ${role}`}
        </p>
      </div>
    </section>
  )
}
