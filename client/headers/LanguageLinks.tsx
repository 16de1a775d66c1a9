import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import { useSite } from '../site/site.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './LanguageLinks.module.css'

/**
 * Renders the links to the languages, each in its own language. Without script they lead to `/language`, which
 * remembers the choice and redirects back. With script the page changes its language in place.
 */
export function LanguageLinks() {
  const { found, pathname, language, addressed, query, visit, chooseLanguage } = useSite()
  const currentAddress = withQuery(canonicalPath(found) ?? pathname, {
    language: addressed ? language : undefined,
    query: { topic: query.topic, t: visit && 'token' in visit && visit.kind !== 'form' ? visit.token : undefined },
  })
  return (
    <ul className={styles.links}>
      {languages.map((other) => {
        const { tag, ownName } = languageFacts[other]
        return (
          <li key={other}>
            <a
              href={`/language?${new URLSearchParams({ lng: other, to: currentAddress })}`}
              rel="nofollow"
              hrefLang={tag}
              lang={tag}
              aria-current={other === language ? 'true' : undefined}
              onClick={(event) => {
                if (!chooseLanguage || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                chooseLanguage(other)
              }}
            >
              {ownName}
              {other === language && <Icon name="check" />}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
