import { press as samplePress } from '#shared/content/press.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { contentFileOf } from '../../../content/contentFileOf.ts'
import { wordsIn } from '#locales/translator.ts'
import { useFacts } from '../../../site/useFacts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './RecentPosts.module.css'

interface RecentPostsProps {
  words: {
    /** Label of the link to all articles. */
    all: string
    press: string
    /** Label of the link to the press contact. */
    contact: string
  }
}

/** Renders the newest articles, the first one large and the others in a row below it, beside the press list. */
export function RecentPosts({ words }: RecentPostsProps) {
  const { i18n } = useTranslation()
  const { language } = useSite()
  const address = useAddress()
  return (
    <>
      <div className={styles.recent}>
        <ul className={styles.articles}>
          {contentFileOf(i18n, 'front/latest-news').list.map(
            ({ id, type, date, title, description, picture }, index) => (
              <li key={id}>
                <Picture of={picture} alt="" />
                <div>
                  <time dateTime={date}>{formatDate(date, language)}</time>
                  <h3>
                    <PageLink to={address(`post-${type}`, { params: { id } })}>{title}</PageLink>
                  </h3>
                  {index === 0 && <p>{description}</p>}
                </div>
              </li>
            ),
          )}
        </ul>
        <Press title={words.press} contact={words.contact} />
      </div>
      <ArrowLink to={address('blog-grid')}>{words.all}</ArrowLink>
    </>
  )
}

/** Renders the list of press articles about the party, newest first. */
function Press({ title, contact }: { title: string; contact: string }) {
  const { press } = useFacts({ press: samplePress })
  const { items } = wordsIn(useTranslation().i18n, 'pressItems')
  const { language } = useSite()
  const address = useAddress()
  return (
    <div className={styles.press}>
      <h3>{title}</h3>
      <ol>
        {press.map(({ id, url, published }) => {
          const { headline, outlet } = items[id as keyof typeof items]
          return (
            <li key={id}>
              <p>
                <time dateTime={published}>{formatDate(published, language)}</time>
                {outlet}
              </p>
              <h4>
                {url ? (
                  <a href={url} rel="noreferrer">
                    {headline}
                  </a>
                ) : (
                  headline
                )}
              </h4>
            </li>
          )
        })}
      </ol>
      <ArrowLink to={address('contact', { query: { topic: 'media' }, anchor: 'write' })}>{contact}</ArrowLink>
    </div>
  )
}
