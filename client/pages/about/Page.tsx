import { AboutHero } from './AboutHero.tsx'
import { AboutParty } from './AboutParty.tsx'
import { AboutPeople } from './AboutPeople.tsx'
import { AboutProgramme } from './AboutProgramme.tsx'

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <AboutParty />
      <AboutPeople />
      <AboutProgramme />
    </>
  )
}
