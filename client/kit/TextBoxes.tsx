import { useAddress } from '../site/site.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { ArrowLink } from '../sections/ArrowLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './TextBoxes.module.css'

export type TextBoxesLook = 'hung' | 'quarters' | 'numbered' | 'marker' | 'cover' | 'brackets' | 'mark' | 'fold'

interface TextBox {
  title: string
  text: string
  /** What the link to the contact form says; a box that moves has one, so that the keyboard reaches it. */
  link?: string
}

interface TextBoxesProps<Id extends string> {
  /** Keyed by what they are; the order is that of the page. */
  items: Readonly<Record<Id, TextBox>>
  look: TextBoxesLook
  /** Above or behind the words. */
  pictures?: Readonly<Record<Id, PictureFile>>
}

/** Title and text in a box. What moves in it is the answer to pointer or focus, and no word depends on it. */
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
