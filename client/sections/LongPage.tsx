import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import type { Trail } from '../site/site.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Picture } from '../ui/Picture.tsx'
import { BackToContents, TableOfContents } from './TableOfContents.tsx'
import styles from './LongPage.module.css'

interface LongPageProps<Id extends string> {
  trail: Trail
  heading: ReactNode
  lead: ReactNode
  /** Small print below the introduction. */
  note: ReactNode
  picture?: PictureFile
  /** Stands in the place of the picture, on small screens below the words. */
  beside?: ReactNode
  /** Shown between the introduction and the contents. */
  summary?: ReactNode
  /** Shown before the sections: the result of the visitor's last action. */
  message?: ReactNode
  contents: string
  backToContents: string
  /** The sections' anchors in order. The array must be the same on each render. */
  ids: readonly Id[]
  titleOf: (id: Id) => string
  /** The content of a section below its title. */
  children: (id: Id) => ReactNode
}

/** Renders a long text page: introduction on a dark field, contents, numbered sections. */
export function LongPage<Id extends string>(page: LongPageProps<Id>) {
  const { trail, heading, lead, note, picture, beside, summary, message } = page
  const { contents, backToContents, ids, titleOf, children } = page
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <Breadcrumbs trail={trail} />
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.note}>{note}</p>
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture of={picture} alt="" />
          </div>
        )}
        {beside}
      </section>
      {summary}
      <div className={styles.body}>
        <TableOfContents label={contents} ids={ids} titleOf={(id) => titleOf(id as Id)} />
        <div>
          {message}
          {ids.map((id, position) => (
            <section key={id} className={styles.section} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <span className={styles.number}>{`${position + 1}.`}</span> {titleOf(id)}
              </h2>
              {children(id)}
            </section>
          ))}
          <BackToContents label={backToContents} />
        </div>
      </div>
    </>
  )
}
