import type { PostTag } from '#shared/content/blog.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './TagLinks.module.css'

/** Renders tags; each links to the search results for it, also when demonstration pages are hidden. */
export function TagLinks({ tags }: { tags: readonly PostTag[] }) {
  const { t } = useTranslation('postLabels')
  const address = useAddress()
  const { demoPages } = useSite()
  const scope = demoPages === 'hidden' ? 'samples' : undefined
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <a href={address('page-search-result', { query: { q: t(`tags.${tag}`), in: scope } })} rel="tag">
            {t(`tags.${tag}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
