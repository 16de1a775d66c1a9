import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../ui/Picture.tsx'
import words from './HeroWords.module.css'
import styles from './SampleBody.module.css'

/** Where the body of a page is found. */
export const readingId = 'reading'

export interface BodyLook {
  /**
   * What is read in order: `steps` over large numbers, `rows` of two columns, `questions` that unfold, `read`, a long text in
   * parts. What is counted: `figures`, and `fields`, each on a colour. What is seen: `pictures` from edge to edge, `wall`, two
   * sizes in turn. What a picture stands beside: `points`, `facts`, and a `person`. What is said large: a `claim`, a
   * `letter`, a `manifesto`. Where it goes on: `pages`.
   */
  look:
    | 'steps'
    | 'rows'
    | 'questions'
    | 'read'
    | 'figures'
    | 'fields'
    | 'pictures'
    | 'wall'
    | 'points'
    | 'facts'
    | 'person'
    | 'claim'
    | 'letter'
    | 'manifesto'
    | 'pages'
  /** What it stands on, where it is not the ground of the page. */
  field?: 'tint' | 'ink' | 'accent' | 'cobalt' | 'marigold'
  /** One for each item, or the one that the rest stands beside. */
  pictures?: readonly PictureFile[]
}

interface BodyItem {
  title?: ReactNode
  text?: ReactNode
}

interface SampleBodyProps extends BodyLook {
  heading: string
  text: string
  items?: readonly BodyItem[]
  /** What follows the head, where that is no list. */
  children?: ReactNode
}

/** What stands under a sample header or page title: one structure, which its look arranges. */
export function SampleBody({ look, field, pictures = [], heading, text, items = [], children }: SampleBodyProps) {
  const pictureAt = (at: number) =>
    pictures[at] && (
      <div className={styles.picture}>
        <Picture of={pictures[at]} alt="" />
      </div>
    )
  const isEach = pictures.length > 1
  const Title = look === 'figures' || look === 'fields' || look === 'facts' ? 'b' : 'h3'
  return (
    <section
      className={`${words.fields} ${styles.body}`}
      data-look={look}
      data-field={field}
      aria-labelledby={readingId}
    >
      <div className={styles.head}>
        <h2 id={readingId}>{heading}</h2>
        <p>{text}</p>
        {children}
      </div>
      {!isEach && pictureAt(0)}
      {items.length > 0 && (
        <ol>
          {items.map(({ title, text }, at) => (
            <li key={at}>
              {look === 'questions' ? (
                <details open={at === 0}>
                  <summary>{title}</summary>
                  <p>{text}</p>
                </details>
              ) : (
                <>
                  {isEach && pictureAt(at)}
                  {title && <Title>{title}</Title>}
                  {text && <p>{text}</p>}
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
