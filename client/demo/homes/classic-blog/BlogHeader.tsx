import { formatDate } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import styles from './BlogHeader.module.css'

/** Renders the name of the blog, the date of its newest article and a first paragraph, without a picture. */
export function BlogHeader({ heading, lead }: { heading: string; lead: string }) {
  const { language } = useSite()
  const date = useBlogFrontPage().list[0]?.date
  return (
    <div className={styles.opening}>
      {date !== undefined && <time dateTime={date}>{formatDate(date, language)}</time>}
      <h1>{heading}</h1>
      <p>{lead}</p>
    </div>
  )
}
