import { works, type Work } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './LetterHero.module.css'

interface LetterHeroProps {
  heading: string
  lead: string
  label: string
  items: Readonly<Record<Work, { name: string; kind: string }>>
  pictures: Readonly<Record<Work, PictureFile>>
}

/**
 * Renders the letter A, which both scripts share, as large as the screen. The heading stands in its eye, and a list of works
 * between its legs. It is filled with four colours, or with the picture of the hovered or focused row. CSS does this without
 * script.
 */
export const LetterHero = ({ heading, lead, label, items, pictures }: LetterHeroProps) => (
  <div className={styles.hero}>
    <div className={styles.letter} aria-hidden="true">
      {works.map((id) => (
        <div key={id} data-picture={id}>
          <Picture of={pictures[id]} alt="" />
        </div>
      ))}
    </div>
    <div className={styles.eye}>
      <h1>{heading}</h1>
      <p>{lead}</p>
    </div>
    <div className={styles.legs}>
      <ul aria-label={label}>
        {works.map((id) => (
          <li key={id} data-work={id}>
            <a href={anchorTo(`work-${id}`)}>
              <span>{items[id].name}</span>
              <span>{items[id].kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </div>
)
