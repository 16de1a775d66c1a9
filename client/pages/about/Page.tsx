import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { AboutHero } from './AboutHero.tsx'
import { AboutParty } from './AboutParty.tsx'
import { AboutPeople } from './AboutPeople.tsx'
import { AboutProgramme } from './AboutProgramme.tsx'
import { PublishedPeople } from './PublishedPeople.tsx'

/** Renders who leads the party, what it is and what it proposes. */
export default function AboutPage() {
  const { t } = useTranslation()
  const people = useSite().content?.people
  return (
    <>
      <AboutHero />
      {people ? <PublishedPeople of={people} /> : <AboutPeople />}
      <AboutParty />
      <AboutProgramme />
      {!people && <SampleNote text={t('sampleNote')} />}
    </>
  )
}
