import { articlePage } from '../../ArticlePage.tsx'
import styles from './Page.module.css'

/** The page of an article with a quotation at its head. */
export default articlePage(({ article: { quote } }) => (
  <figure className={styles.quote}>
    <blockquote>
      <p>{quote!.text}</p>
    </blockquote>
    <figcaption>{quote!.by}</figcaption>
  </figure>
))
