import { frameHosts } from '#shared/content/media.ts'
import type { Video } from '#shared/publishing/richText.ts'
import { useSite } from '../site/site.ts'
import { Mark } from '../ui/Logo.tsx'
import { ClickToLoad } from './ClickToLoad.tsx'
import styles from './RichText.module.css'

/** The page of a video on its host, and the frame that a click loads. */
const videoOf = {
  youtube: (id: string) => ({
    host: 'youtube' as const,
    page: `https://www.youtube.com/watch?v=${id}`,
    frame: `${frameHosts.youtube}/embed/${id}?autoplay=1`,
  }),
  vimeo: (id: string) => ({
    host: 'vimeo' as const,
    page: `https://vimeo.com/${id}`,
    frame: `${frameHosts.vimeo}/video/${id}?autoplay=1&dnt=1`,
  }),
}

/**
 * Renders the text of an article. The server makes its HTML from Markdown, so it can bring neither a script nor a foreign
 * address that loads on its own. If the address of the page names its language, links to pages name it too.
 */
export function RichText({ of, lang }: { of: readonly (string | Video)[]; lang: string | undefined }) {
  const { addressed, language } = useSite()
  const withLanguage = (html: string) =>
    addressed ? html.replace(/ href="(\/[^"?#]*)(?=["#])/g, ` href="$1?lng=${language}`) : html
  return (
    <div className={styles.text} lang={lang}>
      {of.map((part, index) =>
        typeof part === 'string' ? (
          <div key={index} dangerouslySetInnerHTML={{ __html: withLanguage(part) }} />
        ) : (
          <div key={index} className={styles.video}>
            <ClickToLoad
              of={videoOf[part.host](part.id)}
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
