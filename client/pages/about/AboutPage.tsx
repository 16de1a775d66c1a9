import { AboutHero } from './AboutHero.tsx'
import { AboutParty } from './AboutParty.tsx'
import { AboutPeople } from './AboutPeople.tsx'
import { Programme } from './Programme.tsx'

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <AboutParty />
      <AboutPeople />
      <Programme />
    </>
  )
}
