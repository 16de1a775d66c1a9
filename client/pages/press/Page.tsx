import { nameWithoutHash } from '#shared/fileHash.ts'
import kit from 'virtual:press'
import { pressFacts } from '#shared/content/pressKit.ts'
import { wordsIn } from '#locales/translator.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { CallToAction } from '../../kit/CallToAction.tsx'
import { StyledList } from '../../kit/StyledList.tsx'
import { FactList } from '../../sections/FactList.tsx'
import { PageBand, PageSection } from '../../sections/PageSection.tsx'
import { ColourTitle } from '../../sections/ColourTitle.tsx'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useFileSize } from './FileLinks.tsx'
import { PressBiographies } from './PressBiographies.tsx'
import { PressLogos } from './PressLogos.tsx'
import styles from './PressPage.module.css'
import { pressFactsIn } from './pressFacts.ts'
import { PressPictures } from './PressPictures.tsx'

/** Renders the press page: one archive with everything, then each part. */
export default function PressPage() {
  const { t, i18n } = useTranslation(['press', 'common', 'organisation'])
  const address = useAddress()
  const sizeOf = useFileSize()
  const { archive, rules } = wordsIn(i18n, 'press')
  const facts = pressFactsIn(wordsIn(i18n, 'organisation'))
  return (
    <>
      <ColourTitle
        heading={t('heading')}
        lead={t('lead')}
        trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('heading') }]}
      />
      <PageSection title={archive.title} lead={archive.lead} ground="ink" head="beside" isTight>
        <div className={styles.archive}>
          <StyledList items={archive.holds} look="checks" />
          <ButtonLink size="large" to={kit.archive.address} download={nameWithoutHash(kit.archive.address)}>
            {archive.button}
          </ButtonLink>
          <p>{`ZIP, ${sizeOf(kit.archive)}`}</p>
        </div>
      </PageSection>
      <PressLogos />
      <PressPictures />
      <PressBiographies />
      <PageSection title={t('facts.title')} lead={t('facts.lead')} ground="tint" head="beside">
        <FactList list={pressFacts.map((fact) => ({ term: t(`facts.terms.${fact}`), value: facts[fact] }))} />
      </PageSection>
      <PageSection title={rules.title} lead={rules.lead} head="beside">
        <StyledList
          items={Object.fromEntries(
            (Object.keys(rules.items) as (keyof typeof rules.items)[]).map((id) => [id, t(`rules.items.${id}`)]),
          )}
          look="numbers"
        />
      </PageSection>
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
      <SampleNote text={t('common:sampleNote')} />
    </>
  )
}
