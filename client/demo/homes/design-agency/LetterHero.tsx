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
 * Renders the letter A, which both scripts share, almost as tall as the screen, beside a list of works. It is filled with four
 * colours, or with the picture of the hovered or focused row. CSS does this without script.
 */
export const LetterHero = ({ heading, lead, label, items, pictures }: LetterHeroProps) => (
  <div className={styles.hero}>
    <svg className={styles.shape} aria-hidden="true">
      <clipPath id="letter" clipPathUnits="objectBoundingBox">
        {/* Drawn on a grid of 3 × 4, with two quarter discs as shoulders. */}
        <path
          clipRule="evenodd"
          d="M0 1V.25A.33333 .25 0 0 1 .33333 0H.66667A.33333 .25 0 0 1 1 .25V1H.66667V.75H.33333V1zM.33333 .25V.5H.66667V.25z"
        />
      </clipPath>
    </svg>
    <div className={styles.letter} aria-hidden="true">
      {works.map((id) => (
        <div key={id} data-picture={id}>
          <Picture of={pictures[id]} alt="" />
        </div>
      ))}
    </div>
    <div className={styles.words}>
      <h1>{heading}</h1>
      <p>{lead}</p>
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
