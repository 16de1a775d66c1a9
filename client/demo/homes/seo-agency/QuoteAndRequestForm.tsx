import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import styles from './QuoteAndRequestForm.module.css'

interface QuoteAndRequestFormProps {
  voice: { title: string; name: string; quote: string; role: string }
  ask: { title: string; text: string; send: string }
  picture: PictureFile
}

/** Renders a client's quotation with a portrait, and a request form on a sheet that overlaps it. */
export const QuoteAndRequestForm = ({ voice, ask, picture }: QuoteAndRequestFormProps) => (
  <div className={styles.columns}>
    <section className={styles.voice} aria-labelledby="voice">
      <Picture of={picture} alt="" />
      <div className={styles.quote}>
        <h2 id="voice">{voice.title}</h2>
        <figure>
          <blockquote>{voice.quote}</blockquote>
          <figcaption>{`${voice.name}, ${voice.role}`}</figcaption>
        </figure>
      </div>
    </section>
    <section className={styles.request} aria-labelledby="ask">
      <h2 id="ask">{ask.title}</h2>
      <p>{ask.text}</p>
      <div className={styles.form}>
        <RequestForm kind="quote" anchor="quote" label={ask.title} send={ask.send} hasNotes />
      </div>
    </section>
  </div>
)
