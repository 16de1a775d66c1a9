import { useSite } from '../../../../site/site.ts'
import { splitFirstLetter } from '../../../../kit/firstLetter.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import { TintedFilm } from '../../../../kit/TintedFilm.tsx'
import { ProjectFigure } from '../../ProjectFigure.tsx'
import { ProjectFilm } from '../../ProjectFilm.tsx'
import { projectPage } from '../../ProjectPage.tsx'
import { ProjectQuote } from '../../ProjectQuote.tsx'
import { useViews } from '../../useViews.ts'
import styles from './Page.module.css'

/** Letters with descenders. Cut off at the baseline they would look like other letters. */
const descenders = /[QДЏЦЩ]/

/** A composition with the initial as a mark, the story in large type, a film, and the two views side by side. */
export default projectPage(({ project, teaser, crumbs, facts }) => {
  const { language } = useSite()
  const { first, second } = useViews(teaser)
  const [opening, ...further] = project.body
  const { initial } = splitFirstLetter(project.title, languageFacts[language].tag)
  return (
    <>
      <header className={styles.head}>
        <div className={styles.mark} aria-hidden="true">
          <span data-low={descenders.test(initial) || undefined}>{initial}</span>
        </div>
        <div className={styles.title}>
          {crumbs}
          <h1>{project.title}</h1>
          <p>{project.description}</p>
          {facts}
        </div>
      </header>
      <div className={styles.story}>
        <p className={styles.opening}>{opening}</p>
        <div className={styles.further}>
          {further.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={styles.film}>
        <ProjectFilm
          category={teaser.category}
          play={(film, label) => <TintedFilm film={film} label={label} ink="accent" />}
        />
      </div>
      <div className={styles.views}>
        <ProjectFigure of={first} />
        <ProjectFigure of={second} />
      </div>
      <ProjectQuote of={project.quote} look="field" />
      <div className={styles.pictures}>
        {project.pictures.map((picture) => (
          <ProjectFigure key={picture.alt} of={picture} />
        ))}
      </div>
    </>
  )
})
