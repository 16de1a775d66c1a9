import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import words from './HeroWords.module.css'
import styles from './SampleBody.module.css'

/** Id of the heading of a page's body. */
export const readingId = 'reading'

export interface BodyLook {
  /**
   * Arrangement of the items. Text: `steps` with large numbers, `rows` of two columns, `questions` that unfold, and `read`,
   * a long text in parts. Numbers: `figures`, and `fields`, each on a colour. Pictures: `pictures` from edge to edge, and
   * `wall`, alternating between two sizes. Beside a picture: `points`, `facts`, `person`. Large type: `claim`, `letter`,
   * `manifesto`. Links: `pages`.
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
  /** Background; that of the page if absent. */
  field?: 'tint' | 'ink' | 'accent' | 'contrast' | 'highlight'
  /** One picture for each item, or a single one beside the text. */
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
  /** Content after the head, if it is not a list. */
  children?: ReactNode
}

/** Renders the title of an item as a link, with an arrow at its end. */
export const ArrowTitle = ({ to, children }: { to: string; children: ReactNode }) => (
  <PageLink to={to}>
    {children}
    <Icon name="arrow" />
  </PageLink>
)

/** Renders the body under a sample header or page title. All looks share one structure. */
export function SampleBody({ look, field, pictures = [], heading, text, items = [], children }: SampleBodyProps) {
  const pictureAt = (index: number) =>
    pictures[index] && (
      <div className={styles.picture}>
        <Picture of={pictures[index]} alt="" />
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
          {items.map(({ title, text }, index) => (
            <li key={index}>
              {look === 'questions' ? (
                <details open={index === 0}>
                  <summary>{title}</summary>
                  <p>{text}</p>
                </details>
              ) : (
                <>
                  {isEach && pictureAt(index)}
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
