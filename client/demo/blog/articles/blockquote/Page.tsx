import { articlePage } from '../../ArticlePage.tsx'
import styles from './Page.module.css'

/** An article under a quotation. */
export default articlePage(({ article: { quote } }) => (
  <figure className={styles.quote}>
    <blockquote>
      <p>{quote!.text}</p>
    </blockquote>
    <figcaption>{quote!.by}</figcaption>
  </figure>
))
