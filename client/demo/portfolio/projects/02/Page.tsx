import { PictureWall } from '../../../../kit/PictureWall.tsx'
import { TintedFilm } from '../../../../kit/TintedFilm.tsx'
import { PageBand } from '../../../../sections/PageSection.tsx'
import { ProjectFigure } from '../../ProjectFigure.tsx'
import { ProjectFilm } from '../../ProjectFilm.tsx'
import { projectPage } from '../../ProjectPage.tsx'
import { ProjectQuote } from '../../ProjectQuote.tsx'
import { ProjectResult } from '../../ProjectResult.tsx'
import { viewsOf } from '../../viewsOf.ts'
import { wallOf } from '../../wallOf.ts'
import styles from './Page.module.css'

/** A composition like a folded sheet: six equal fields, words and pictures in turn on both sides of the middle. */
export default projectPage(({ project, teaser, crumbs, facts }) => {
  const { first, second } = viewsOf(teaser, 'natural')
  const [opening, middle, ...rest] = project.body
  return (
    <>
      <div className={styles.sheet}>
        <header className={styles.head}>
          {crumbs}
          <h1>{project.title}</h1>
          <p>{project.description}</p>
          {facts}
        </header>
        <ProjectFigure className={styles.view} of={first} isFirst />
        <div className={styles.words}>
          <p className={styles.opening}>{opening}</p>
          <p>{middle}</p>
        </div>
        <ProjectFigure className={styles.view} of={second} />
        <div className={styles.words}>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ProjectResult of={project.result} look="list" />
        </div>
        <div className={styles.film}>
          <ProjectFilm of={project} play={(film, label) => <TintedFilm film={film} label={label} ink="accent" />} />
        </div>
      </div>
      <div className={styles.quote}>
        <ProjectQuote of={project.quote} look="pull" />
      </div>
      <div className={styles.wall}>
        <PageBand>
          <PictureWall look="squares" pictures={wallOf(project.pictures)} />
        </PageBand>
      </div>
    </>
  )
})
