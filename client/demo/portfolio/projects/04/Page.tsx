import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Carousel } from '../../../../kit/Carousel.tsx'
import { TintedFilm } from '../../../../kit/TintedFilm.tsx'
import { ProjectFigure } from '../../ProjectFigure.tsx'
import { ProjectFilm } from '../../ProjectFilm.tsx'
import { projectPage } from '../../ProjectPage.tsx'
import { ProjectQuote } from '../../ProjectQuote.tsx'
import { ProjectResult } from '../../ProjectResult.tsx'
import { slidesOf } from '../../slidesOf.tsx'
import { viewsOf } from '../../viewsOf.ts'
import styles from './Page.module.css'

/** The number of pictures under the first view. The slider shows the others. */
const stackCount = 1

/** A composition in two columns: pictures, and the head, words and quotation beside them; then figures in fields, a film across the page and a slider. */
export default projectPage(({ project, teaser, crumbs, facts }) => {
  const { t } = useTranslation('portfolio')
  const { first } = viewsOf(teaser, 'natural')
  const { second } = viewsOf(teaser)
  return (
    <>
      <div className={styles.opening}>
        <div className={styles.side}>
          <header className={styles.head}>
            {crumbs}
            <h1>{project.title}</h1>
            <p>{project.description}</p>
            {facts}
          </header>
          <div className={styles.text}>
            {project.body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ProjectQuote of={project.quote} look="field" />
        </div>
        <div className={styles.stack}>
          {[first, ...project.pictures.slice(0, stackCount)].map((picture, index) => (
            <ProjectFigure key={picture.alt} of={picture} isFirst={index === 0} />
          ))}
        </div>
      </div>
      <ProjectResult of={project.result} look="fields" />
      <div className={styles.film}>
        <ProjectFilm of={project} play={(film, label) => <TintedFilm film={film} label={label} ink="accent" />} />
      </div>
      <div className={styles.slider}>
        <Carousel label={t('pictures')} slides={slidesOf([...project.pictures.slice(stackCount), second])} view="two" />
      </div>
    </>
  )
})
