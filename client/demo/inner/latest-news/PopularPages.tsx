import { popularPlaces } from '#shared/content/news.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { useNewsAddress } from './useNewsAddress.ts'
import styles from './PopularPages.module.css'

type PlaceId = (typeof popularPlaces)[number]['id']

/** Renders a numbered list of good pages to start with. */
export function PopularPages({ words }: { words: Readonly<Record<PlaceId, { title: string; text: string }>> }) {
  const addressOf = useNewsAddress()
  return (
    <ol className={styles.list}>
      {popularPlaces.map((item) => (
        <li key={item.id}>
          <div>
            <h3>
              <PageLink to={addressOf(item)}>{words[item.id].title}</PageLink>
            </h3>
            <p>{words[item.id].text}</p>
          </div>
          <Icon name="arrow" />
        </li>
      ))}
    </ol>
  )
}
