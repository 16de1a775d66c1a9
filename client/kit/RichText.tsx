import type { BodyPart } from '#shared/publishing/published.ts'
import '../ui/photograph.css'
import './richText.css'
import { useLinksInLanguage } from '../site/site.ts'
import { Mark } from '../ui/Logo.tsx'
import { ClickToLoad } from './ClickToLoad.tsx'
import styles from './RichText.module.css'

/**
 * Renders the text of an article. The server makes its HTML from Markdown, so it can bring neither a script nor a foreign
 * address that loads on its own. If the address of the page names its language, links to pages name it too; files have none.
 */
export function RichText({ of, lang }: { of: readonly BodyPart[]; lang: string | undefined }) {
  const withLanguage = useLinksInLanguage()
  return (
    <div data-look="rich-text" lang={lang}>
      {of.map((part, index) =>
        typeof part === 'string' ? (
          <div key={index} dangerouslySetInnerHTML={{ __html: withLanguage(part) }} />
        ) : (
          <div key={index} className={styles.video}>
            <ClickToLoad
              of={part.film}
              title={part.title}
              poster={
                <span className={styles.poster}>
                  <Mark />
                  <span>{part.title}</span>
                </span>
              }
            />
          </div>
        ),
      )}
    </div>
  )
}
