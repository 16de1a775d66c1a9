import { reach } from '#shared/content/organisation.ts'
import { Fragment } from 'react'
import { noticeSectionIds, privacyNotice, type NoticeSectionId } from '#shared/content/privacyNotice.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { LongPage } from '../../sections/LongPage.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { Controller } from './Controller.tsx'
import { BrowserStorageTable } from './BrowserStorageTable.tsx'
import { CollectedData } from './CollectedData.tsx'
import { LegalBases } from './LegalBases.tsx'
import { OtherSites } from './OtherSites.tsx'
import { PrivacyTasks } from './PrivacyTasks.tsx'
import { Recipients } from './Recipients.tsx'
import { RetentionChart } from './RetentionChart.tsx'
import { RetentionPeriods } from './RetentionPeriods.tsx'
import styles from './PrivacyPage.module.css'

/** The first sentence of a section is its short answer. */
const firstSentence = /^.+?[.!?](?=\s\p{Lu})/u

/** Renders a section's text: the first sentence large, then the rest. */
function Text({ of }: { of: string }) {
  const [first = of] = firstSentence.exec(of) ?? []
  const rest = of.slice(first.length).trim()
  return (
    <>
      <p className={styles.answer}>
        <WithEmail of={first} />
      </p>
      {rest && (
        <p>
          <WithEmail of={rest} />
        </p>
      )}
    </>
  )
}

/** Renders a text with the party's email address as a link. */
function WithEmail({ of }: { of: string }) {
  const party = useFacts(reach)
  const [first = '', ...rest] = of.split(party.email)
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <EmailLink address={party.email} />
          {part}
        </Fragment>
      ))}
    </>
  )
}

/** Renders the content of a section below its text. */
function Details({ of }: { of: NoticeSectionId }) {
  const { t } = useTranslation('privacy')
  const address = useAddress()
  switch (of) {
    case 'who':
      return <Controller />
    case 'what':
      return <CollectedData />
    case 'basis':
      return <LegalBases />
    case 'retention':
      return <RetentionPeriods />
    case 'recipients':
      return <Recipients />
    case 'access':
      return <ArrowLink to={address('newsletter-my-data')}>{t('sections.access.link')}</ArrowLink>
    case 'browser':
      return <BrowserStorageTable />
    case 'elsewhere':
      return <OtherSites />
    default:
      return null
  }
}

export default function PrivacyPage() {
  const party = useFacts(reach)
  const { t } = useTranslation(['privacy', 'common', 'organisation'])
  const address = useAddress()
  const { language } = useSite()
  const facts = { partyName: t('organisation:nameInSentence'), email: party.email }
  return (
    <LongPage
      trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('title') }]}
      heading={t('heading')}
      lead={t('lead')}
      note={t('version', { version: privacyNotice.version, date: formatDate(privacyNotice.since, language) })}
      beside={<PrivacyTasks />}
      summary={<RetentionChart />}
      contents={t('contents')}
      backToContents={t('backToContents')}
      ids={noticeSectionIds}
      titleOf={(id) => t(`sections.${id}.title`)}
    >
      {(id) => (
        <>
          <Text of={t(`sections.${id}.text`, facts)} />
          <Details of={id} />
        </>
      )}
    </LongPage>
  )
}
