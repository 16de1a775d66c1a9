import { popularPlaces } from '#shared/content/news.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { useNewsAddress } from './useNewsAddress.ts'
import styles from './Popular.module.css'

type PlaceId = (typeof popularPlaces)[number]['id']

/** Where it is easy to begin, numbered in the order of choice. */
export function Popular({ words }: { words: Readonly<Record<PlaceId, { title: string; text: string }>> }) {
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
