import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SampleLabel } from '../../../sections/SampleLabel.tsx'
import styles from './Guestbook.module.css'

interface GuestbookProps {
  entries: Readonly<Record<string, { quote: string; from: string }>>
  sample: string
}

/** Renders comments of guests in large type. */
export function Guestbook({ entries, sample }: GuestbookProps) {
  const { t } = useTranslation('organisation')
  return (
    <>
      <ul className={styles.entries}>
        {Object.entries(entries).map(([id, { quote, from }]) => (
          <li key={id}>
            <figure>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>{`${t('person')}, ${from}`}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <SampleLabel label={sample} />
    </>
  )
}
