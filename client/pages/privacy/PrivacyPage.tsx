import { useTranslation } from 'react-i18next'
import { organisation } from '#shared/content/organisation.ts'
import { noticeSectionIds, privacyNotice, type NoticeSectionId } from '#shared/content/privacyNotice.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { entrance } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../app/site.ts'
import { BackToContents, Contents } from '../../ui/Contents.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Controller } from './Controller.tsx'
import { KeptList } from './KeptList.tsx'
import styles from './PrivacyPage.module.css'
import { Processor } from './Processor.tsx'
import { RetentionPeriods } from './RetentionPeriods.tsx'

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
              <p>{t(`sections.${id}.text`, facts)}</p>
              <Details of={id} />
            </section>
          ))}
          <BackToContents label={t('backToContents')} />
        </div>
      </div>
    </>
  )
}
