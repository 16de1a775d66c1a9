import { formatDate } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { contentFileOf } from '../../../content/contentFileOf.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import styles from './Books.module.css'

/** Renders the newest articles on culture as the spines of a pile of books. */
export function Books() {
  const { i18n } = useTranslation()
  const { language } = useSite()
  const address = useAddress()
  return (
    <ul className={styles.books}>
      {contentFileOf(i18n, 'teasers/culture').list.map(({ id, type, title, date }) => (
        <li key={id}>
          <h3>
            <PageLink to={address(`post-${type}`, { params: { id } })}>{title}</PageLink>
          </h3>
          <p>
            <time dateTime={date}>{formatDate(date, language)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
