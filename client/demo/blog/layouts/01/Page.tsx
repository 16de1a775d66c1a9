import pictures from 'virtual:pictures/blog-layout-01'
import type { PageCatalog } from '#locales/catalog.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { facts } from './facts.ts'
import styles from './Page.module.css'
import { longArticle } from '../longArticle.tsx'
import { Prose } from '../Prose.tsx'

type Name = keyof typeof pictures

interface PrintProps {
  name: Name
  words: PageCatalog['blogs/01']['pictures']
  isFirst?: boolean
}

/** Renders a picture as a slightly tilted print with a white edge. */
const Print = ({ name, words, isFirst = false }: PrintProps) => (
  <figure className={styles.print} data-print={name}>
    <Picture of={pictures[name]} alt={words[name].alt} isFirst={isFirst} />
    <figcaption>{words[name].caption}</figcaption>
  </figure>
)

/** A long article about a day at a potter's: tilted prints beside the text, a list of hours, and quotations. */
export default longArticle(
  '01',
  facts,
  ({ heading, lead, start, day, quote, kiln, pictures: words }, { crumbs, byline }) => (
    <>
      <header className={styles.head}>
        <div className={styles.inside}>
          <div className={styles.title}>
            {crumbs}
            <h1>{heading}</h1>
            <p className={styles.lead}>{lead}</p>
            {byline}
          </div>
          <div className={styles.prints}>
            <Print name="wheel" words={words} isFirst />
            <Print name="bowls" words={words} />
          </div>
        </div>
      </header>
      <div className={styles.beside}>
        <Prose>
          <p>{start.clay}</p>
          <p>{start.wheel}</p>
          <h2>{day.title}</h2>
          <p>{day.intro}</p>
        </Prose>
        <Print name="shelf" words={words} />
      </div>
      <div className={styles.day}>
        <ol className={styles.hours}>
          {Object.entries(day.hours).map(([id, { time, text }]) => (
            <li key={id}>
              <b>{time}</b> {text}
            </li>
          ))}
        </ol>
        <Prose>
          <p>{day.count}</p>
        </Prose>
      </div>
      <figure className={styles.quote}>
        <blockquote>
          <p>{quote.text}</p>
        </blockquote>
        <figcaption>{quote.by}</figcaption>
      </figure>
      <div className={styles.beside} data-side="start">
        <Prose>
          <h2>{kiln.title}</h2>
          <p>{kiln.wait}</p>
          <p>{kiln.mine}</p>
          <p>{kiln.end}</p>
        </Prose>
        <Print name="kiln" words={words} />
      </div>
    </>
  ),
)
