import { answers, reach } from '#shared/content/organisation.ts'
import {
  accessibilityStatement,
  directive,
  statementSectionIds,
  type StatementSectionId,
} from '#shared/content/accessibilityStatement.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { wordsIn } from '#locales/translator.ts'
import pictures from 'virtual:pictures/accessibility'
import { useAddress, useSite } from '../../site/site.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { StyledList } from '../../kit/StyledList.tsx'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { FactList } from '../../sections/FactList.tsx'
import { LongPage } from '../../sections/LongPage.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { phoneAddress } from '../../ui/phone.ts'
import styles from './AccessibilityPage.module.css'

/** Renders the content of a section below its text. */
function Details({ of }: { of: StatementSectionId }) {
  const party = useFacts({ ...answers, ...reach })
  const { t, i18n } = useTranslation('accessibility')
  const address = useAddress()
  const { language } = useSite()
  const { sections } = wordsIn(i18n, 'accessibility')
  switch (of) {
    case 'gaps':
    case 'untested':
      return (
        <div className={styles.list}>
          <StyledList items={sections[of].items} look="discs" />
        </div>
      )
    case 'tested':
      return (
        <div className={styles.list}>
          <StyledList items={sections.tested.items} look="checks" />
        </div>
      )
    case 'preparation':
      return (
        <FactList
          list={[
            ...(['prepared', 'reviewed'] as const).map((id) => ({
              term: t(`facts.${id}`),
              value: formatDate(accessibilityStatement[id], language),
            })),
            { term: t('facts.method'), value: t('facts.selfAssessment') },
          ]}
        />
      )
    case 'feedback':
      return (
        <>
          <p className={styles.reply}>{t('sections.feedback.reply', { count: party.replyWorkingDays })}</p>
          <FactList
            list={[
              { term: t('reach.email'), value: <EmailLink address={party.email} /> },
              {
                term: t('reach.phone'),
                value: <a href={phoneAddress(party.phone)}>{party.phone}</a>,
              },
            ]}
          />
          <p className={styles.on}>
            <ArrowLink to={address('contact', { query: { topic: 'question' }, anchor: 'write' })}>
              {t('sections.feedback.link')}
            </ArrowLink>
          </p>
        </>
      )
    default:
      return null
  }
}

/** Renders the accessibility statement in the form of the EU model. */
export default function AccessibilityPage() {
  const { t } = useTranslation(['accessibility', 'common'])
  const address = useAddress()
  const { language, publicUrl } = useSite()
  return (
    <LongPage
      trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('common:accessibility') }]}
      heading={t('heading')}
      lead={t('lead')}
      note={t('note', { date: formatDate(accessibilityStatement.reviewed, language) })}
      picture={pictures.bridge}
      contents={t('contents')}
      backToContents={t('backToContents')}
      ids={statementSectionIds}
      titleOf={(id) => t(`sections.${id}.title`)}
    >
      {(id) => (
        <>
          <p>{t(`sections.${id}.text`, { site: new URL(publicUrl).host, directive })}</p>
          <Details of={id} />
        </>
      )}
    </LongPage>
  )
}
