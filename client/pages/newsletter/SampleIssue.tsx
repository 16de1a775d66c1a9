import { issueParts } from '#shared/content/newsletter.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PageSection } from '../../sections/PageSection.tsx'
import styles from './SampleIssue.module.css'

/** Renders a sample issue in a mail frame: its parts without news. */
export function SampleIssue() {
  const { t } = useTranslation(['newsletter', 'organisation'])
  return (
    <PageSection title={t('issue.title')} lead={t('issue.lead')} ground="tint" head="beside">
      <article className={styles.issue} aria-label={t('issue.subjectText')}>
        <dl className={styles.envelope}>
          <div>
            <dt>{t('issue.from')}</dt>
            <dd>{t('organisation:name')}</dd>
          </div>
          <div>
            <dt>{t('issue.subject')}</dt>
            <dd>{t('issue.subjectText')}</dd>
          </div>
        </dl>
        <div className={styles.letter}>
          <p>{t('issue.hello')}</p>
          <ol>
            {issueParts.map((part) => (
              <li key={part}>
                <h3>{t(`issue.parts.${part}.title`)}</h3>
                <p>{t(`issue.parts.${part}.text`)}</p>
              </li>
            ))}
          </ol>
          <p>{t('issue.end')}</p>
        </div>
      </article>
    </PageSection>
  )
}
