import { PictureWall } from '../../../../kit/PictureWall.tsx'
import { TintedFilm } from '../../../../kit/TintedFilm.tsx'
import { PageBand } from '../../../../sections/PageSection.tsx'
import { ProjectFigure } from '../../ProjectFigure.tsx'
import { ProjectFilm } from '../../ProjectFilm.tsx'
import { projectPage } from '../../ProjectPage.tsx'
import { ProjectQuote } from '../../ProjectQuote.tsx'
import { useViews } from '../../useViews.ts'
import { wallOf } from '../../wallOf.ts'
import styles from './Page.module.css'

/** A composition with pictures and sticky words on alternating sides, then a film and pictures that can be enlarged. */
export default projectPage(({ project, teaser, crumbs, facts }) => {
  const { first, second } = useViews(teaser, 'natural')
  const [opening, middle, ...rest] = project.body
  return (
    <>
      <header className={styles.head}>
        <div className={styles.inside}>
          {crumbs}
          <h1>{project.title}</h1>
          <p>{project.description}</p>
          {facts}
        </div>
      </header>
      <div className={styles.row}>
        <ProjectFigure of={first} isFirst />
        <p>{opening}</p>
      </div>
      <div className={styles.row} data-side="end">
        <ProjectFigure of={second} />
        <p>{middle}</p>
      </div>
      <div className={styles.film}>
        <ProjectFilm
          category={teaser.category}
          play={(film, label) => <TintedFilm film={film} label={label} ink="accent" />}
        />
        <div>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ProjectQuote of={project.quote} look="rule" />
        </div>
      </div>
      <div className={styles.wall}>
        <PageBand>
          <PictureWall look="squares" pictures={wallOf(project.pictures)} />
        </PageBand>
      </div>
    </>
  )
})
