import type { PageCatalog } from '#locales/catalog.ts'
import { homePage } from '../homePage.tsx'
import { FolioAbout } from '../parts/FolioAbout.tsx'
import { useFolio } from '../parts/useFolio.ts'
import './colours.css'
import { ProjectNames } from './ProjectNames.tsx'

type Words = PageCatalog['home/interactive-portfolio']

function InteractivePortfolio({ heading, lead, list, about }: Words) {
  const projects = useFolio('interactive-portfolio')
  return (
    <>
      <ProjectNames heading={heading} lead={lead} label={list} projects={projects} />
      <FolioAbout words={about} ground="accent" look="statement" />
    </>
  )
}

/** Renders the home of a portfolio: very large project names, then a text about its authors. */
export default homePage('interactive-portfolio', (words) => <InteractivePortfolio {...words} />)
