import pictures from 'virtual:pictures/blog-layout-05'
import { PictureWall } from '../../../../kit/PictureWall.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { facts } from './facts.ts'
import styles from './Page.module.css'
import { longArticle } from '../longArticle.tsx'
import { Prose } from '../Prose.tsx'

/** The pictures in the order of the walk home. */
const walkPictures = ['lamp', 'sleeper', 'kitchen', 'oven', 'bus', 'shutter'] as const

/** A long article about lights at five in the morning: a dark page that ends light, with pictures that can be enlarged. */
export default longArticle('05', facts, (words, { crumbs, byline }) => (
  <>
    <div className={styles.night}>
      <header>
        <figure className={styles.wide}>
          <Picture of={pictures.opening} alt={words.opening.alt} isFirst />
          <figcaption>{words.opening.caption}</figcaption>
        </figure>
        <div className={styles.title}>
          {crumbs}
          <h1>{words.heading}</h1>
          <p className={styles.lead}>{words.lead}</p>
          {byline}
        </div>
      </header>
      <div className={styles.text}>
        <Prose>
          <p>{words.start.keys}</p>
          <p>{words.start.count}</p>
        </Prose>
      </div>
      <section className={styles.text} data-side="end">
        <Prose>
          <h2>{words.window.title}</h2>
          <p>{words.window.text}</p>
        </Prose>
      </section>
      <section className={styles.gallery} aria-labelledby="way">
        <div className={styles.galleryHead}>
          <h2 id="way">{words.gallery.title}</h2>
          <p>{words.gallery.lead}</p>
        </div>
        <PictureWall
          look="columns"
          pictures={walkPictures.map((id) => ({ id, file: pictures[id], ...words.gallery.pictures[id] }))}
        />
      </section>
      <section className={styles.text}>
        <Prose>
          <h2>{words.moving.title}</h2>
          <p>{words.moving.bus}</p>
          <p>{words.moving.baker}</p>
        </Prose>
      </section>
      <figure className={styles.wide}>
        <Picture of={pictures.closing} alt={words.closing.alt} />
        <figcaption>{words.closing.caption}</figcaption>
      </figure>
    </div>
    <section className={styles.day}>
      <Prose>
        <h2>{words.end.title}</h2>
        <p>{words.end.lamps}</p>
        <p>{words.end.roofs}</p>
      </Prose>
    </section>
  </>
))
