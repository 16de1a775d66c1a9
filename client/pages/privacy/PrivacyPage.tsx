import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { organisation } from '#shared/content/organisation.ts'
import { noticeSectionIds, privacyNotice, type NoticeSectionId } from '#shared/content/privacyNotice.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { entrance } from '#shared/routes/table.ts'
import pictures from 'virtual:pictures/privacy'
import { useAddress, useSite } from '../../app/site.ts'
import { BackToContents, Contents } from '../../sections/Contents.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Controller } from './Controller.tsx'
import { KeptList } from './KeptList.tsx'
import styles from './PrivacyPage.module.css'
import { Processor } from './Processor.tsx'
import { RetentionPeriods } from './RetentionPeriods.tsx'

/** A section's text; where it names the party's address, that is a link. */
function Text({ of }: { of: string }) {
  const [first, ...rest] = of.split(organisation.email)
  return (
    <p>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <EmailLink address={organisation.email} />
          {part}
        </Fragment>
      ))}
    </p>
  )
}

/** What a section shows below its text. */
function Details({ of }: { of: NoticeSectionId }) {
  switch (of) {
    case 'who':
      return <Controller />
    case 'retention':
      return <RetentionPeriods />
    case 'recipients':
      return <Processor />
    case 'browser':
      return <KeptList />
    default:
      return null
  }
}

export default function PrivacyPage() {
  const { t } = useTranslation(['privacy', 'common', 'organisation'])
  const address = useAddress()
  const { language } = useSite()
  const facts = { partyName: t('organisation:nameInSentence'), email: organisation.email }
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <Breadcrumbs trail={[{ label: t('common:home'), to: address(entrance) }, { label: t('title') }]} />
          <h1>{t('heading')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <p className={styles.version}>
            {t('version', { version: privacyNotice.version, date: formatDate(privacyNotice.since, language) })}
          </p>
        </div>
        <div className={styles.picture}>
          <Picture of={pictures.enclosures} alt="" />
        </div>
      </section>
      <div className={styles.body}>
        <Contents
          label={t('contents')}
          ids={noticeSectionIds}
          titleOf={(id) => t(`sections.${id as NoticeSectionId}.title`)}
        />
        <div>
          {noticeSectionIds.map((id, position) => (
            <section key={id} className={styles.section} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <span className={styles.number}>{position + 1}.</span> {t(`sections.${id}.title`)}
              </h2>
              <Text of={t(`sections.${id}.text`, facts)} />
              <Details of={id} />
            </section>
          ))}
          <BackToContents label={t('backToContents')} />
        </div>
      </div>
    </>
  )
}
