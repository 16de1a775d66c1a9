import pictures from 'virtual:pictures/blog-layout-04'
import type { PageCatalog } from '#locales/catalog.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { facts, marketFigures, type MarketFigure } from './facts.ts'
import styles from './Page.module.css'
import { longArticle } from '../longArticle.tsx'

/** The figures in the order of the day. */
const figures = Object.keys(marketFigures) as MarketFigure[]

/** The two figures that have a picture. */
const pictureOf: Partial<Record<MarketFigure, 'scales' | 'crates'>> = { scale: 'scales', left: 'crates' }

/** Renders a number and its unit as one sentence. The number is only visually larger. */
function Numeral({ figure }: { figure: MarketFigure }) {
  const { t } = useTranslation('blogs/04')
  // The second piece is the text between the tags.
  const [before = '', number, after] = t(`figures.${figure}.label`, { count: marketFigures[figure] }).split(/<\/?1>/)
  return (
    <p className={styles.numeral}>
      {before}
      <span className={styles.number}>{number}</span>
      <span className={styles.counted}>{after}</span>
    </p>
  )
}

function Figure({ figure, words }: { figure: MarketFigure; words: PageCatalog['blogs/04'] }) {
  const { title, text } = words.figures[figure]
  const name = pictureOf[figure]
  return (
    <li className={styles.figure} data-figure={figure}>
      <div className={styles.count}>
        <Numeral figure={figure} />
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        {name && (
          <figure>
            <Picture of={pictures[name]} alt={words.pictures[name].alt} />
            <figcaption>{words.pictures[name].caption}</figcaption>
          </figure>
        )}
      </div>
    </li>
  )
}

/** A long article about a market in eight very large numbers. */
export default longArticle('04', facts, (words, { crumbs, byline }) => (
  <>
    <header className={styles.head}>
      <div className={styles.title}>
        {crumbs}
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        {byline}
      </div>
      <figure className={styles.stall}>
        <Picture of={pictures.stall} alt={words.pictures.stall.alt} isFirst />
        <figcaption>{words.pictures.stall.caption}</figcaption>
      </figure>
    </header>
    <ol>
      {figures.map((figure) => (
        <Figure key={figure} figure={figure} words={words} />
      ))}
    </ol>
    <p className={styles.last}>{words.end}</p>
  </>
))
