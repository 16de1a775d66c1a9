import pictures from 'virtual:pictures/blog-layout-03'
import { Video } from '../../../../kit/Video.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { facts } from './facts.ts'
import styles from './Page.module.css'
import { longArticle } from '../longArticle.tsx'
import { Prose } from '../Prose.tsx'

const versions = ['first', 'second', 'last'] as const

/** A long article about making a poster. It opens with a quotation; the film is on a dark ground. */
export default longArticle('03', facts, (words, { crumbs, byline }) => (
  <>
    <header className={styles.head}>
      {crumbs}
      <h1>{words.heading}</h1>
      <figure className={styles.quote}>
        <blockquote>
          <p>{words.quote.text}</p>
        </blockquote>
        <figcaption>{words.quote.by}</figcaption>
      </figure>
    </header>
    <div className={styles.text}>
      <p className={styles.lead}>{words.lead}</p>
      {byline}
      <Prose>
        <h2>{words.cut.title}</h2>
        <p>{words.cut.hand}</p>
        <p>{words.cut.street}</p>
        <p>{words.cut.less}</p>
      </Prose>
    </div>
    <section className={styles.versions} aria-label={words.versions.label}>
      {versions.map((name) => (
        <figure key={name}>
          <Picture of={pictures[name]} alt={words.versions[name].alt} />
          <figcaption>{words.versions[name].caption}</figcaption>
        </figure>
      ))}
    </section>
    <section className={styles.dark} aria-labelledby="clock">
      <div>
        <Video film="poster" label={words.film.label} />
      </div>
      <div className={styles.clock}>
        <h2 id="clock">{words.clock.title}</h2>
        <p>{words.clock.intro}</p>
        <ol>
          {Object.entries(words.clock.steps).map(([id, { time, text }]) => (
            <li key={id}>
              <b>{time}</b> {text}
            </li>
          ))}
        </ol>
        <p className={styles.unit}>{words.clock.unit}</p>
      </div>
    </section>
    <div className={styles.text}>
      <Prose>
        <h2>{words.end.title}</h2>
        <p>{words.end.window}</p>
        <p>{words.end.lazar}</p>
      </Prose>
    </div>
  </>
))
