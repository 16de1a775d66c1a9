import type { PageCatalog } from '#locales/catalog.ts'
import { homePage } from '../homePage.tsx'
import { FolioAbout } from '../parts/FolioAbout.tsx'
import { FullScreenSlides } from '../parts/FullScreenSlides.tsx'
import { useFolio } from '../parts/useFolio.ts'
import './colours.css'
import { TallSlide } from './TallSlide.tsx'
import styles from './Page.module.css'

function VerticalPortfolio({ heading, lead, list, about }: PageCatalog['home/vertical-portfolio']) {
  const projects = useFolio('vertical-portfolio')
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
          look="numbers"
          plays
          slides={projects.map((one, index) => ({
            id: one.project.id,
            title: one.project.title,
            content: <TallSlide of={one} number={index + 1} />,
          }))}
        />
      </div>
      <FolioAbout words={about} ground="third" look="spine" />
    </>
  )
}

/** Renders the home of a portfolio whose projects are slides: one below the other, on a small screen side by side. */
export default homePage('vertical-portfolio', (words) => <VerticalPortfolio {...words} />)
