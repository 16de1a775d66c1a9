import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Quotation } from '../../../kit/Quotation.tsx'
import { SampleLabel } from '../../../sections/SampleLabel.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './FounderQuote.module.css'

interface Saying {
  quote: string
  role: string
}

interface FounderQuoteProps {
  words: { title: string; message: Saying; reviews: Readonly<Record<string, Saying>>; sample: string }
  picture: PictureFile
}

/** Renders a quotation of the founder beside a portrait at the edge of the screen, and client reviews below it. */
export function FounderQuote({ words: { title, message, reviews, sample }, picture }: FounderQuoteProps) {
  const { t } = useTranslation('organisation')
  const figure = ({ quote, role }: Saying) => (
    <figure>
      <Quotation>{quote}</Quotation>
      <figcaption>{`${t('person')}, ${role}`}</figcaption>
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
        <SampleLabel label={sample} />
      </div>
    </section>
  )
}
