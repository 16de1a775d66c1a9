import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Carousel } from '../../../../kit/Carousel.tsx'
import { ParallaxWords } from '../../../../kit/Parallax.tsx'
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

/** The length of the longest word that does not end a line. */
const longestArticle = 3

/**
 * Splits a title into two lines of similar length, not after a short word such as an article. A title of one word gets `other`
 * as its second line.
 */
function halvesOf(title: string, other: string): { first: string; second: string } {
  const words = title.split(' ')
  const middle = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length >= title.length / 2)
  // The middle word goes to the line that makes the lengths more similar.
  const before = words.slice(0, middle).join(' ')
  const isLeft = before.length + words[middle]!.length / 2 < title.length / 2
  let cut = isLeft ? middle + 1 : middle
  while (cut > 1 && words[cut - 1]!.length <= longestArticle) cut -= 1
  return { first: words.slice(0, cut).join(' ') || title, second: words.slice(cut).join(' ') || other }
}

/** A composition with a slider on ink, then facts and quotation beside the words, a band of large type, and three pictures. */
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
          <ProjectFigure of={third!} />
          <ProjectResult of={project.result} look="row" />
        </div>
        <div>
          <ProjectQuote of={project.quote} look="rule" />
        </div>
      </div>
      <div className={styles.band} aria-hidden="true">
        <PageBand>
          <ParallaxWords {...halvesOf(project.title, t(`categories.${teaser.category}`))} />
        </PageBand>
      </div>
      <div className={styles.wall}>
        <PageBand>
          <PictureWall look="trio" pictures={wallOf(further)} />
        </PageBand>
      </div>
    </>
  )
})
