import { useSite } from '../../../../site/site.ts'
import { splitFirstLetter } from '../../../../kit/firstLetter.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import { TintedFilm } from '../../../../kit/TintedFilm.tsx'
import { ProjectFigure } from '../../ProjectFigure.tsx'
import { ProjectFilm } from '../../ProjectFilm.tsx'
import { projectPage } from '../../ProjectPage.tsx'
import { ProjectQuote } from '../../ProjectQuote.tsx'
import { ProjectResult } from '../../ProjectResult.tsx'
import { viewsOf } from '../../viewsOf.ts'
import styles from './Page.module.css'

/** Returns the longest word of a title, the first one of that length: its initial means more than that of an article. */
const longestWord = (title: string): string =>
  title.split(/[\s’]+/u).reduce((longest, word) => (word.length > longest.length ? word : longest))

/** A composition with the title above an initial, both beside the first picture, and a field of its colour at the end. */
export default projectPage(({ project, teaser, crumbs, facts }) => {
  const { language } = useSite()
  const { second } = viewsOf(teaser)
  // The field of the picture is nearly square.
  const { first } = viewsOf(teaser, teaser.natural.width === teaser.natural.height ? 'natural' : 'wide')
  const [opening, ...further] = project.body
  const { tag } = languageFacts[language]
  const { initial } = splitFirstLetter(longestWord(project.title), tag)
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          {crumbs}
          <h1>{project.title}</h1>
          <p>{project.description}</p>
          {facts}
        </div>
        <div className={styles.letter} aria-hidden="true">
          <span>{initial.toLocaleUpperCase(tag)}</span>
        </div>
        <ProjectFigure of={first} isFirst />
      </header>
      <div className={styles.story}>
        <p className={styles.opening}>{opening}</p>
        <ProjectResult of={project.result} look="list" />
        <div className={styles.further}>
          {further.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={styles.pair}>
        <ProjectFigure of={second} />
        <div className={styles.film}>
          <ProjectFilm of={project} play={(film, label) => <TintedFilm film={film} label={label} ink="accent" />} />
        </div>
      </div>
      <div className={styles.pictures}>
        {project.pictures.map((picture) => (
          <ProjectFigure key={picture.alt} of={picture} />
        ))}
      </div>
      <div className={styles.quote}>
        <ProjectQuote of={project.quote} look="field" />
      </div>
    </>
  )
})
