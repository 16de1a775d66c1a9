import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Carousel } from '../../../../kit/Carousel.tsx'
import { ParallaxFrame } from '../../../../kit/Parallax.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { ProjectFigure } from '../../ProjectFigure.tsx'
import { projectPage } from '../../ProjectPage.tsx'
import { ProjectQuote } from '../../ProjectQuote.tsx'
import { ProjectResult } from '../../ProjectResult.tsx'
import { slidesOf } from '../../slidesOf.tsx'
import { viewsOf } from '../../viewsOf.ts'
import styles from './Page.module.css'

/** A composition with a picture from edge to edge, the title over its lower edge, then words, pictures and figures. The quotation is a field beside the last picture. */
export default projectPage(({ project, teaser, crumbs, facts }) => {
  const { t } = useTranslation('portfolio')
  const { second } = viewsOf(teaser, 'natural')
  const [opening, ...further] = project.body
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.plate}>
          {crumbs}
          <h1>{project.title}</h1>
          <p>{project.description}</p>
        </div>
        <div className={styles.picture}>
          <ParallaxFrame>
            <Picture of={teaser.wide} alt={teaser.alt} isFirst />
          </ParallaxFrame>
        </div>
        <div className={styles.facts}>{facts}</div>
      </header>
      <div className={styles.text}>
        <p className={styles.opening}>{opening}</p>
        <div>
          {further.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={styles.slider}>
        <Carousel label={t('pictures')} slides={slidesOf(project.pictures)} view="three" />
      </div>
      <div className={styles.result}>
        <ProjectResult of={project.result} look="row" />
      </div>
      <div className={styles.last}>
        <ProjectFigure of={second} />
        <div className={styles.side}>
          <ProjectQuote of={project.quote} look="field" />
        </div>
      </div>
    </>
  )
})
