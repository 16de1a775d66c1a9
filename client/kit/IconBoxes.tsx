import type { ChapterId } from '#shared/content/programme.ts'
import { useAddress } from '../app/site.ts'
import { ArrowLink } from '../sections/ArrowLink.tsx'
import { BoxIcon, type BoxIconName } from './BoxIcon.tsx'
import styles from './IconBoxes.module.css'

export type IconBoxesLook =
  'above' | 'rows' | 'spine' | 'horizon' | 'cells' | 'fields' | 'notch' | 'spread' | 'strip' | 'lead' | 'stairs'

interface IconBoxesProps {
  /** What is said of each chapter of the programme. */
  words: Readonly<Record<ChapterId, { title: string; text: string; link: string }>>
  /** Which chapters, in order, and their icons. */
  icons: Readonly<Partial<Record<ChapterId, BoxIconName>>>
  look: IconBoxesLook
  /** The sentence under the title; else the title alone. */
  hasText?: boolean
  /** Leads on to the chapter. */
  isLinked?: boolean
}

/** Icon, title and sentence. The document is the same in every look: what moves is the place of the icon. */
export function IconBoxes({ words, icons, look, hasText = true, isLinked = false }: IconBoxesProps) {
  const address = useAddress()
  return (
    <ul className={styles.boxes} data-look={look}>
      {(Object.keys(icons) as ChapterId[]).map((id) => (
        <li key={id}>
          <span className={styles.icon}>
            <BoxIcon name={icons[id]!} />
          </span>
          <div className={styles.words}>
            <h3>{words[id].title}</h3>
            {hasText && <p>{words[id].text}</p>}
            {isLinked && <ArrowLink to={address('about', { anchor: id })}>{words[id].link}</ArrowLink>}
          </div>
        </li>
      ))}
    </ul>
  )
}
