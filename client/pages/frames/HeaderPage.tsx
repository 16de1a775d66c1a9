import { useTranslation } from 'react-i18next'
import { wordsIn } from '#locales/translator.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { HeaderHero } from './HeaderHero.tsx'
import { SampleSections } from './SampleSections.tsx'
import { ToTry } from './ToTry.tsx'

/** A page under the header that it shows: what to try, and enough to scroll through. */
export default function HeaderPage({ header }: PageKinds['header']) {
  const { i18n } = useTranslation()
  const { heading, lead } = wordsIn(i18n, `headers/${header}`)
  return (
    <>
      <HeaderHero header={header} heading={heading} lead={lead} />
      <ToTry header={header} />
      <SampleSections />
      <FrameNeighbours family="headers" of={header} />
    </>
  )
}
