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

/** One sentence, and cards that make room for it. */
export default homePage('creative-portfolio', (words) => <CreativePortfolio {...words} />)
