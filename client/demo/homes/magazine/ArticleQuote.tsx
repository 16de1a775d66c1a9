import type { PictureFile } from '#shared/content/picture.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { usePostAddress } from '../../blog/usePosts.ts'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import styles from './ArticleQuote.module.css'

interface ArticleQuoteProps {
  words: { title: string; read: string }
  picture: PictureFile
}

/** Renders a quotation from an article on a blue field, beside a portrait that reaches the edge of the screen. */
export function ArticleQuote({ words: { title, read }, picture }: ArticleQuoteProps) {
  const address = usePostAddress()
  const { newestQuoted } = useBlogFrontPage()
  return (
    <section className={styles.section} aria-labelledby="quoted">
      <div className={styles.picture}>
        <Picture of={picture} alt="" />
      </div>
      <div className={styles.words}>
        <h2 id="quoted">{title}</h2>
        <blockquote>
          <p>{newestQuoted.quote.text}</p>
          <footer>{newestQuoted.quote.by}</footer>
        </blockquote>
        <p>
          {read} <PageLink to={address.post(newestQuoted)}>{newestQuoted.title}</PageLink>
        </p>
      </div>
    </section>
  )
}
