import { useAddress } from '../site/site.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { ArrowLink } from '../sections/ArrowLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { BoxIcon, type BoxIconName } from './BoxIcon.tsx'
import styles from './IconBoxes.module.css'

export type IconBoxesLook =
  | 'above'
  | 'rows'
  | 'spine'
  | 'horizon'
  | 'cells'
  | 'fields'
  | 'notch'
  | 'spread'
  | 'strip'
  | 'lead'
  | 'stairs'
  | 'overline'
  | 'overline-field'
  | 'overline-rows'
  | 'tiles'
  | 'medals'

interface IconBoxesProps<Id extends string> {
  /** What is said of each: of the chapters of the programme, or of what the page has to say. */
  words: Readonly<Record<Id, { title: string; text?: string; link?: string }>>
  /** Which of them, in order, and for each the name of an icon or a drawing of its own. */
  icons: Readonly<Partial<Record<Id, BoxIconName | PictureFile>>>
  look: IconBoxesLook
  /** The sentence under the title; else the title alone. */
  hasText?: boolean
  /** Leads on to the chapter; what is no chapter leads nowhere. */
  isLinked?: boolean
}

/** Icon, title and sentence. Every look has the same document: what moves is the icon. */
export function IconBoxes<Id extends string>({
  words,
  icons,
  look,
  hasText = true,
  isLinked = false,
}: IconBoxesProps<Id>) {
  const address = useAddress()
  return (
    <ul className={styles.boxes} data-look={look}>
      {(Object.keys(icons) as Id[]).map((id) => {
        const icon = icons[id]!
        return (
          <li key={id}>
            <span className={styles.icon}>
              {typeof icon === 'string' ? <BoxIcon name={icon} /> : <Picture of={icon} alt="" />}
            </span>
            <div className={styles.words}>
              <h3>{words[id].title}</h3>
              {hasText && words[id].text && <p>{words[id].text}</p>}
              {isLinked && words[id].link && (
                <ArrowLink to={address('programme', { anchor: id })}>{words[id].link}</ArrowLink>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
