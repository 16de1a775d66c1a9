import type { PageCatalog } from '#locales/catalog.ts'
import { homePage } from '../homePage.tsx'
import { FolioAbout } from '../parts/FolioAbout.tsx'
import { useFolio } from '../parts/useFolio.ts'
import './colours.css'
import { CardStrip } from './CardStrip.tsx'

function CreativePortfolio({ heading, lead, list, about }: PageCatalog['home/creative-portfolio']) {
  const projects = useFolio('creative-portfolio')
  return (
    <>
      <CardStrip heading={heading} lead={lead} label={list} projects={projects} />
      <FolioAbout words={about} ground="second" />
    </>
  )
}

/** The home page of a sample portfolio: a sentence among the cards of the projects. */
export default homePage('creative-portfolio', (words) => <CreativePortfolio {...words} />)
