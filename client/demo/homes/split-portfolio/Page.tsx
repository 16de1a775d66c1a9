import type { PageCatalog } from '#locales/catalog.ts'
import { homePage } from '../homePage.tsx'
import { FolioAbout } from '../parts/FolioAbout.tsx'
import { FullScreenSlides } from '../parts/FullScreenSlides.tsx'
import { useFolio } from '../parts/useFolio.ts'
import './colours.css'
import { ProjectHalves } from './ProjectHalves.tsx'
import styles from './Page.module.css'

function SplitPortfolio({ heading, lead, list, open, about }: PageCatalog['home/split-portfolio']) {
  const projects = useFolio('split-portfolio')
  return (
    <>
      <div className={styles.screen}>
        <div className={styles.intro}>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        <FullScreenSlides
          className={styles.slides}
          label={list}
          look="discs"
          slides={projects.map((one, index) => ({
            id: one.project.id,
            title: one.project.title,
            content: <ProjectHalves of={one} number={index + 1} total={projects.length} open={open} />,
          }))}
        />
      </div>
      <FolioAbout words={about} ground="night" look="halves" />
    </>
  )
}

/** Renders the home of a portfolio: slides whose words and pictures move in opposite directions. */
export default homePage('split-portfolio', (words) => <SplitPortfolio {...words} />)
