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
  /** The words of each box: chapters of the programme, or topics of the page. */
  words: Readonly<Record<Id, { title: string; text?: string; link?: string }>>
  /** The boxes in order, each with the name of an icon or a drawing. */
  icons: Readonly<Partial<Record<Id, BoxIconName | PictureFile>>>
  look: IconBoxesLook
  /** A row of pictures in the place of the icons: one cell for each box. */
  row?: PictureFile
  /** Shows the sentence under the title. */
  hasText?: boolean
  /** Links each box to its chapter of the programme. */
  isLinked?: boolean
}

/** Renders boxes with icon, title and sentence. All looks share the same markup. */
export function IconBoxes<Id extends string>({
  words,
  icons,
  look,
  row,
  hasText = true,
  isLinked = false,
}: IconBoxesProps<Id>) {
  const address = useAddress()
  return (
    <ul className={styles.boxes} data-look={look}>
      {(Object.keys(icons) as Id[]).map((id, index) => {
        const icon = icons[id]!
        return (
          <li key={id}>
            <span className={styles.icon}>
              {row ? (
                <Picture of={row} cell={index} alt="" />
              ) : typeof icon === 'string' ? (
                <BoxIcon name={icon} />
              ) : (
                <Picture of={icon} alt="" />
              )}
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
