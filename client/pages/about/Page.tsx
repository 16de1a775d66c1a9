import { routeIdOf, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { AboutHero } from './AboutHero.tsx'
import { AboutParty } from './AboutParty.tsx'
import { AboutPeople } from './AboutPeople.tsx'
import { AboutProgramme } from './AboutProgramme.tsx'
import { PublishedPeople } from './PublishedPeople.tsx'

/** Renders who leads the party, what it is and what it proposes. At the address of the people, they are its title. */
export default function AboutPage() {
  const { t } = useTranslation()
  const { content, found } = useSite()
  const people = content?.people
  const isOfPeople = routeIdOf(found) === 'people'
  return (
    <>
      <AboutHero isOfPeople={isOfPeople} />
      {people ? <PublishedPeople of={people} /> : <AboutPeople hasTitle={!isOfPeople} />}
      <AboutParty />
      <AboutProgramme />
      {!people && <SampleNote text={t('sampleNote')} />}
    </>
  )
}
