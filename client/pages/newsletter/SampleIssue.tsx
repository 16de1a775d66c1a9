import pictures from 'virtual:pictures/newsletter'
import { issueParts } from '#shared/content/newsletter.ts'
import { useSiteProgramme } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Mark } from '../../ui/Logo.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './SampleIssue.module.css'

/** Renders a sample issue as a printed sheet: its parts without news. */
export function SampleIssue() {
  const { t } = useTranslation(['newsletter', 'organisation'])
  const hasCost = useSiteProgramme()
  return (
    <section className={styles.field} aria-labelledby="issue">
      <div className={styles.head}>
        <h2 id="issue">{t('issue.title')}</h2>
        <p>{t('issue.lead')}</p>
      </div>
      <article className={styles.issue} aria-label={t('issue.subjectText')}>
        <div className={styles.masthead}>
          <Mark />
          <b>{t('organisation:name')}</b>
        </div>
        <Picture of={pictures.issue} alt="" />
        <dl>
          <div>
            <dt>{t('issue.from')}</dt>
            <dd>{t('organisation:name')}</dd>
          </div>
          <div>
            <dt>{t('issue.subject')}</dt>
            <dd className={styles.subject}>{t('issue.subjectText')}</dd>
          </div>
        </dl>
        <p>{t('issue.hello')}</p>
        <ol>
          {issueParts.map((part) => (
            <li key={part}>
              <h3>{t(`issue.parts.${part}.title`)}</h3>
              <p>
                {[t(`issue.parts.${part}.text`), part === 'proposal' && hasCost && t('ofProgramme')]
                  .filter(Boolean)
                  .join(' ')}
              </p>
            </li>
          ))}
        </ol>
        <p>{t('issue.end')}</p>
      </article>
    </section>
  )
}
