import pictures from 'virtual:pictures/blog-layout-02'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Carousel } from '../../../../kit/Carousel.tsx'
import { ParallaxFrame } from '../../../../kit/Parallax.tsx'
import { Video } from '../../../../kit/Video.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { facts } from './facts.ts'
import styles from './Page.module.css'
import { longArticle } from '../longArticle.tsx'
import { Prose } from '../Prose.tsx'

type SlideName = 'lorries' | 'joint' | 'deck' | 'night' | 'lamp'

interface Fact {
  name: string
  value: string
}

function Facts({ facts: { label, ...facts } }: { facts: Record<'length' | 'load' | 'sag', Fact> & { label: string } }) {
  return (
    <section className={styles.facts} aria-label={label}>
      <dl>
        {Object.entries(facts).map(([id, { name, value }]) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
function Slides({ words }: { words: Readonly<Record<SlideName, { alt: string; caption: string }>> }) {
  const { t } = useTranslation('blog')
  const slide = (name: SlideName) => (
    <figure className={styles.slide}>
      <Picture of={pictures[name]} alt={words[name].alt} />
      <figcaption>{words[name].caption}</figcaption>
    </figure>
  )
  const shown: Record<SlideName, ReactNode> = {
    lorries: slide('lorries'),
    joint: slide('joint'),
    deck: slide('deck'),
    night: slide('night'),
    lamp: slide('lamp'),
  }
  return <Carousel label={t('media.slider')} slides={shown} view="two" />
}

/** A long article about a new bridge: pictures from edge to edge, a timeline, a parallax view and a film. */
export default longArticle('02', facts, (words, { crumbs, byline }) => (
  <>
    <header className={styles.head}>
      <div className={styles.view}>
        <Picture of={pictures.hero} alt={words.hero.alt} isFirst />
      </div>
      <div className={styles.panel}>
        {crumbs}
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        {byline}
      </div>
    </header>
    <Facts facts={words.facts} />
    <div className={styles.inside}>
      <Prose isInColumns>
        <p>{words.test.lorries}</p>
        <p>{words.test.sag}</p>
      </Prose>
    </div>
    <div className={styles.slides}>
      <Slides words={words.slides} />
    </div>
    <section className={styles.part}>
      <h2>{words.moves.title}</h2>
      <Prose>
        <p>{words.moves.joint}</p>
        <p>{words.moves.rope}</p>
      </Prose>
    </section>
    <figure className={styles.band}>
      <ParallaxFrame>
        <Picture of={pictures.band} alt={words.band.alt} />
      </ParallaxFrame>
      <figcaption>{words.band.caption}</figcaption>
    </figure>
    <section className={styles.part}>
      <h2>{words.round.title}</h2>
      <Prose>
        <p>{words.round.rade}</p>
        <p>{words.round.lamps}</p>
      </Prose>
    </section>
    <figure className={styles.film}>
      <Video film="river" label={words.film.label} />
      <figcaption>{words.film.caption}</figcaption>
    </figure>
    <p className={styles.last}>{words.end}</p>
  </>
))
