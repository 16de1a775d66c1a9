import { formatDate } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { useFront } from '../parts/useFront.ts'
import styles from './Opening.module.css'

/** No picture: the name, when something was last written, and the first paragraph. */
export function Opening({ heading, lead }: { heading: string; lead: string }) {
  const { language } = useSite()
  const date = useFront().list[0]?.date
  return (
    <div className={styles.opening}>
      {date !== undefined && <time dateTime={date}>{formatDate(date, language)}</time>}
      <h1>{heading}</h1>
      <p>{lead}</p>
    </div>
  )
}
