import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { AboutHero } from './AboutHero.tsx'
import { AboutParty } from './AboutParty.tsx'
import { AboutPeople } from './AboutPeople.tsx'
import { AboutProgramme } from './AboutProgramme.tsx'

/** Renders what the party is, who leads it and what it proposes. */
export default function AboutPage() {
  const { t } = useTranslation()
  return (
    <>
      <AboutHero />
      <AboutParty />
      <AboutPeople />
      <AboutProgramme />
      <SampleNote text={t('sampleNote')} />
    </>
  )
}
