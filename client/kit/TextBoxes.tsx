import { useAddress } from '../site/site.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { ArrowLink } from '../sections/ArrowLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './TextBoxes.module.css'

export type TextBoxesLook = 'hung' | 'quarters' | 'numbered' | 'marker' | 'cover' | 'brackets' | 'mark' | 'fold'

interface TextBox {
  title: string
  text: string
  /** The label of the link to the contact form. A box that moves has a link, so that the keyboard can reach it. */
  link?: string
}

interface TextBoxesProps<Id extends string> {
  /** The keys name the boxes; their order is the order on the page. */
  items: Readonly<Record<Id, TextBox>>
  look: TextBoxesLook
  /** Pictures above or behind the text. */
  pictures?: Readonly<Record<Id, PictureFile>>
}

/** Renders titles and texts in boxes. Hover and focus effects hide no text. */
export function TextBoxes<Id extends string>({ items, look, pictures }: TextBoxesProps<Id>) {
  const address = useAddress()
  const List = look === 'numbered' ? 'ol' : 'ul'
  return (
    <List className={styles.boxes} data-look={look}>
      {(Object.keys(items) as Id[]).map((id) => {
        const { title, text, link } = items[id]
        return (
          <li key={id}>
            {pictures && <Picture of={pictures[id]} alt="" />}
            <div className={styles.words}>
              <h3>{title}</h3>
              <div className={styles.more}>
                <div>
                  <p>{text}</p>
                  {link && (
                    <ArrowLink to={address('contact', { query: { topic: 'question' }, anchor: 'write' })}>
                      {link}
                    </ArrowLink>
                  )}
                </div>
              </div>
            </div>
          </li>
        )
      })}
    </List>
  )
}
