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
      <FolioAbout words={about} ground="accent" />
    </>
  )
}

/** A list of names as large as the screen, and who made what they name. */
export default homePage('interactive-portfolio', (words) => <InteractivePortfolio {...words} />)
