import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Carousel } from '../../../../kit/Carousel.tsx'
import { PictureWall } from '../../../../kit/PictureWall.tsx'
import { PageBand } from '../../../../sections/PageSection.tsx'
import { ProjectFigure } from '../../ProjectFigure.tsx'
import { projectPage } from '../../ProjectPage.tsx'
import { ProjectQuote } from '../../ProjectQuote.tsx'
import { ProjectResult } from '../../ProjectResult.tsx'
import { slidesOf } from '../../slidesOf.tsx'
import { viewsOf } from '../../viewsOf.ts'
import { wallOf } from '../../wallOf.ts'
import styles from './Page.module.css'

/** A composition with a slider on ink, then facts and figures beside the words, a picture with the quotation on ink, and three pictures. */
export default projectPage(({ project, teaser, crumbs, facts }) => {
  const { t } = useTranslation('portfolio')
  const { first, second } = viewsOf(teaser)
  const [third, ...further] = project.pictures
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          {crumbs}
          <h1>{project.title}</h1>
        </div>
        <div className={styles.slider}>
          <Carousel label={t('pictures')} slides={slidesOf([first, second], true)} view="one" />
        </div>
      </header>
      <div className={styles.columns}>
        {facts}
        <div className={styles.text}>
          <p>{project.description}</p>
          {project.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.result}>
          <ProjectResult of={project.result} look="list" />
        </div>
      </div>
      <div className={styles.pair}>
        <ProjectFigure of={third!} />
        <div className={styles.quote}>
          <ProjectQuote of={project.quote} look="marks" />
        </div>
      </div>
      <div className={styles.wall}>
        <PageBand>
          <PictureWall look="trio" pictures={wallOf(further)} />
        </PageBand>
      </div>
    </>
  )
})
