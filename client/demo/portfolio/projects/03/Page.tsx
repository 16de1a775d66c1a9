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

/** A composition between the two halves of its initial: the upper one at the head, the lower one at the end. */
export default projectPage(({ project, teaser, crumbs, facts }) => {
  const { language } = useSite()
  const { first, second } = useViews(teaser)
  const [opening, ...further] = project.body
  const { initial } = splitFirstLetter(project.title, languageFacts[language].tag)
  const halfOf = (half: 'upper' | 'lower') => (
    <div className={styles.letter} data-half={half} aria-hidden="true">
      <span>{initial}</span>
    </div>
  )
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          {crumbs}
          <h1>{project.title}</h1>
          <p>{project.description}</p>
          {facts}
        </div>
        {halfOf('upper')}
        <ProjectFigure of={first} isFirst />
      </header>
      <div className={styles.story}>
        <p className={styles.opening}>{opening}</p>
        <div className={styles.further}>
          {further.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={styles.pair}>
        <ProjectFigure of={second} />
        <div className={styles.film}>
          <ProjectFilm
            category={teaser.category}
            play={(film, label) => <TintedFilm film={film} label={label} ink="accent" />}
          />
        </div>
      </div>
      <div className={styles.pictures}>
        {project.pictures.map((picture) => (
          <ProjectFigure key={picture.alt} of={picture} />
        ))}
      </div>
      <div className={styles.quote}>
        {halfOf('lower')}
        <ProjectQuote of={project.quote} look="field" />
      </div>
    </>
  )
})
