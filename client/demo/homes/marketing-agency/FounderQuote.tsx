import type { PictureFile } from '#shared/content/picture.ts'
import { Quotation } from '../../../kit/Quotation.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './FounderQuote.module.css'

interface Saying {
  name: string
  quote: string
  role: string
}

interface FounderQuoteProps {
  words: { title: string; message: Saying; reviews: Readonly<Record<string, Saying>> }
  picture: PictureFile
}

/** Renders a quotation of the founder beside a portrait at the edge of the screen, and client reviews below it. */
export function FounderQuote({ words: { title, message, reviews }, picture }: FounderQuoteProps) {
  const figure = ({ name, quote, role }: Saying) => (
    <figure>
      <Quotation>{quote}</Quotation>
      <figcaption>{`${name}, ${role}`}</figcaption>
    </figure>
  )
  return (
    <section className={styles.letter} aria-labelledby="letter">
      <div className={styles.picture}>
        <Picture of={picture} alt="" />
      </div>
      <div className={styles.words}>
        <h2 id="letter">{title}</h2>
        <div className={styles.message}>{figure(message)}</div>
        <ul>
          {Object.entries(reviews).map(([id, review]) => (
            <li key={id}>{figure(review)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
