import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { AboutHero } from './AboutHero.tsx'
import { AboutParty } from './AboutParty.tsx'
import { AboutPeople } from './AboutPeople.tsx'
import { AboutProgramme } from './AboutProgramme.tsx'

/** Renders who leads the party, what it is and what it proposes. */
export default function AboutPage() {
  const { t } = useTranslation()
  return (
    <>
      <AboutHero />
      <AboutPeople />
      <AboutParty />
      <AboutProgramme />
      <SampleNote text={t('sampleNote')} />
    </>
  )
}
