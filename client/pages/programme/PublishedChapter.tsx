import pictures from 'virtual:pictures/about'
import type { ChapterDetails } from '#shared/publishing/published.ts'
import { ItemPicture } from '../../sections/published/ItemPicture.tsx'
import '../../kit/richText.css'
import '../../sections/published/itemMarks.css'
import { useInLanguage, useLinksInLanguage } from '../../site/site.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { ChapterCost } from './ChapterCost.tsx'
import { ChapterFrame } from './ChapterFrame.tsx'
import styles from './ProgrammeChapter.module.css'

/** Renders a chapter that staff have published: a row for each heading of its text. */
export function PublishedChapter({ of, number }: { of: ChapterDetails; number: number }) {
  const { anchor, title, lang, note, mark, picture, cost, rows } = of
  const inLanguage = useInLanguage()
  const linksInLanguage = useLinksInLanguage()
  const drawing = pictures[anchor as keyof typeof pictures]
  return (
    <ChapterFrame
      id={anchor}
      number={number}
      title={title}
      lang={lang}
      marks={
        (note ?? mark) && (
          <p data-look="chapter-marks">
            {note && <span data-look="item-mark">{note}</span>}
            {mark && <strong data-look="item-mark-draft">{mark}</strong>}
          </p>
        )
      }
      picture={
        picture ? (
          <ItemPicture of={picture} className={styles.picture} lang={lang} />
        ) : (
          <div className={styles.picture} data-look={drawing ? undefined : 'chapter-mark'}>
            {drawing ? <Picture of={drawing} alt="" /> : <Mark />}
          </div>
        )
      }
    >
      {rows.map(({ heading, html, link, isCost }, index) => {
        const words = html && (
          <div data-look="rich-text" lang={lang}>
            <div data-look="chapter-text" dangerouslySetInnerHTML={{ __html: linksInLanguage(html) }} />
          </div>
        )
        return (
          <section key={index}>
            {heading !== undefined && <h3 lang={lang}>{heading}</h3>}
            <div className={styles.step} data-look="chapter-row">
              {isCost && cost ? (
                <ChapterCost {...cost} number={number}>
                  {words}
                </ChapterCost>
              ) : (
                words
              )}
              {link && (
                <ButtonLink tone="ink" to={link.to.startsWith('/') ? inLanguage(link.to) : link.to}>
                  <span lang={lang}>{link.words}</span>
                </ButtonLink>
              )}
            </div>
          </section>
        )
      })}
    </ChapterFrame>
  )
}
