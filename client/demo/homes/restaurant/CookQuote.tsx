import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SampleLabel } from '../../../sections/SampleLabel.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './CookQuote.module.css'

interface CookQuoteProps {
  words: { title: string; quote: string; role: string; sample: string }
  picture: PictureFile
}

/** Renders a quotation of the cook beside her portrait, on the dark field. */
export function CookQuote({ words: { title, quote, role, sample }, picture }: CookQuoteProps) {
  const { t } = useTranslation('organisation')
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
          <b>{t('person')}</b>
          {`, ${role}`}
        </p>
        <SampleLabel label={sample} />
      </div>
    </section>
  )
}
