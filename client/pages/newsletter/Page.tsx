import { newsletter, subscriptionDataIds, unsubscribeWays } from '#shared/content/newsletter.ts'
import { retentionDays } from '#shared/content/retention.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { wordsIn } from '#locales/translator.ts'
import { anchorTo } from '../../site/anchor.ts'
import { useAddress } from '../../site/site.ts'
import { NewsletterForm } from '../../forms/NewsletterForm.tsx'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ProcessSteps } from '../../kit/ProcessSteps.tsx'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { FactList } from '../../sections/FactList.tsx'
import { PageSection } from '../../sections/PageSection.tsx'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './NewsletterPage.module.css'
import { SampleIssue } from './SampleIssue.tsx'

/** Renders the newsletter page: form beside a sample issue, stored data and ways to unsubscribe. */
export default function NewsletterPage() {
  const { maxIssuesPerMonth, isSample } = useFacts({ newsletter }).newsletter
  const { t, i18n } = useTranslation(['newsletter', 'common'])
  const address = useAddress()
  const { steps } = wordsIn(i18n, 'newsletter')
  return (
    <>
      <div className={styles.hero}>
        <section className={styles.words}>
          <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('title') }]} />
          <h1>{t('heading')}</h1>
          <p>{t('lead')}</p>
        </section>
        <div className={styles.form}>
          <h2>{t('form')}</h2>
          <NewsletterForm anchor="subscribe" />
        </div>
        <dl className={styles.often}>
          <div>
            <dt>{t('often.howOften.title')}</dt>
            <dd>{t('often.howOften.text', { count: maxIssuesPerMonth })}</dd>
          </div>
          {(['language', 'price'] as const).map((id) => (
            <div key={id}>
              <dt>{t(`often.${id}.title`)}</dt>
              <dd>{t(`often.${id}.text`)}</dd>
            </div>
          ))}
        </dl>
        <SampleIssue />
      </div>
      <PageSection title={steps.title} lead={steps.lead} ground="contrast">
        <ProcessSteps steps={steps.items} look="columns" />
      </PageSection>
      <div className={styles.halves}>
        <section aria-labelledby="kept">
          <h2 id="kept">{t('kept.title')}</h2>
          <p>{t('kept.lead')}</p>
          <FactList
            list={subscriptionDataIds.map((id) => ({
              term: t(`kept.rows.${id}.term`),
              value:
                id === 'unconfirmed'
                  ? t('kept.rows.unconfirmed.text', { count: retentionDays.unconfirmed })
                  : t(`kept.rows.${id}.text`),
            }))}
          />
          <p className={styles.links}>
            <ArrowLink to={address('privacy')}>{t('kept.privacy')}</ArrowLink>
          </p>
        </section>
        <section aria-labelledby="leaving">
          <h2 id="leaving">{t('leaving.title')}</h2>
          <p>{t('leaving.lead')}</p>
          <ul className={styles.ways}>
            {unsubscribeWays.map((way) => (
              <li key={way}>
                <h3>{t(`leaving.ways.${way}.title`)}</h3>
                <p>{t(`leaving.ways.${way}.text`)}</p>
              </li>
            ))}
          </ul>
          <p>{t('leaving.note')}</p>
          <p className={styles.links}>
            <ArrowLink to={anchorTo('subscribe')}>{t('form')}</ArrowLink>
            <ArrowLink to={address('newsletter-my-data')}>{t('leaving.data')}</ArrowLink>
            <ArrowLink to={address('contact', { query: { topic: 'question' }, anchor: 'write' })}>
              {t('leaving.write')}
            </ArrowLink>
          </p>
        </section>
      </div>
      {isSample && <SampleNote text={t('common:sampleNote')} />}
    </>
  )
}
