import { formatDate } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { anchorTo } from '../../../site/anchor.ts'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import styles from './Masthead.module.css'

interface MastheadProps {
  heading: string
  lead: string
  /** The label of the link to the newsletter at the end. */
  letter: string
}

/** Renders the name across the page like the head of a newspaper, over a double rule. */
export function Masthead({ heading, lead, letter }: MastheadProps) {
  const { language } = useSite()
  const date = useBlogFrontPage().list[0]?.date
  return (
    <div className={styles.masthead}>
      <h1>{heading}</h1>
      <div className={styles.line}>
        {date !== undefined && <time dateTime={date}>{formatDate(date, language)}</time>}
        <p>{lead}</p>
        <a href={anchorTo('letter')}>{letter}</a>
      </div>
    </div>
  )
}
