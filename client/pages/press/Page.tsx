import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { CallToAction } from '../../kit/CallToAction.tsx'
import { PageBand } from '../../sections/PageSection.tsx'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { PressBiographies } from './PressBiographies.tsx'
import { PressHero } from './PressHero.tsx'
import { PressLogos } from './PressLogos.tsx'
import { PressPhotographs } from './PressPhotographs.tsx'
import { PressPictures } from './PressPictures.tsx'
import { PressReleases } from './PressReleases.tsx'
import { PressRules } from './PressRules.tsx'

/** Renders the press page: one archive with everything and the facts, then each part. */
export default function PressPage() {
  const { t } = useTranslation(['press', 'common'])
  const hasSamples = useSite().content?.pressPeople === undefined
  return (
    <>
      <PressHero />
      <PressReleases />
      <PressLogos />
      <PressRules />
      <PressPictures />
      <PressPhotographs />
      <PressBiographies />
      <PageBand>
        <CallToAction
          heading={t('call.heading')}
          text={t('call.text')}
          action={t('call.action')}
          topic="media"
          look="poster"
          level={2}
        />
      </PageBand>
      {hasSamples && <SampleNote text={t('common:sampleNote')} />}
    </>
  )
}
