import type { PictureFile } from '#shared/content/picture.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { usePostAddress } from '../../blog/usePosts.ts'
import { useFront } from '../parts/useFront.ts'
import styles from './Quoted.module.css'

interface QuotedProps {
  words: { title: string; read: string }
  picture: PictureFile
}

/** Renders a quotation from an article on a blue field, beside a portrait that reaches the edge of the screen. */
export function Quoted({ words: { title, read }, picture }: QuotedProps) {
  const address = usePostAddress()
  const { quoted } = useFront()
  return (
    <section className={styles.quoted} aria-labelledby="quoted">
      <div className={styles.picture}>
        <Picture of={picture} alt="" />
      </div>
      <div className={styles.words}>
        <h2 id="quoted">{title}</h2>
        <blockquote>
          <p>{quoted.quote.text}</p>
          <footer>{quoted.quote.by}</footer>
        </blockquote>
        <p>
          {read} <PageLink to={address.post(quoted)}>{quoted.title}</PageLink>
        </p>
      </div>
    </section>
  )
}
