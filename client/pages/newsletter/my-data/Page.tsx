import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { DataRequestForm } from './DataRequestForm.tsx'
import styles from '../Letter.module.css'
import { NewsletterFrame } from '../NewsletterFrame.tsx'
import { MyDataOverview } from './MyDataOverview.tsx'
import { TokenForm } from '../TokenForm.tsx'
import { EmailInSentence } from './EmailInSentence.tsx'
import { RetainedData } from './RetainedData.tsx'

const erasedData = ['subscription', 'messages', 'mails'] as const

/** Renders the page about one's own data: the request form, and the data behind the mailed link. */
export default function MyDataPage() {
  const { t } = useTranslation(['newsletter/my-data', 'common'])
  const { visit, query } = useSite()
  const address = useAddress()
  const page = t('title')

  if (visit?.kind === 'myData')
    switch (visit.state) {
      case 'shown':
        return <MyDataOverview data={visit.data} token={visit.token} changed={visit.changed} />
      case 'erasing':
        return (
          <NewsletterFrame page={page} heading={t('erasing.heading')} state="warning">
            <p className={styles.lead}>
              <EmailInSentence email={visit.email} sentence={t('erasing.text', { email: visit.email })} />
            </p>
            <div className={styles.consent}>
              <h2>{t('erasing.goesTitle')}</h2>
              <ul className={styles.list}>
                {erasedData.map((id) => (
                  <li key={id}>{t(`erasing.goes.${id}`)}</li>
                ))}
              </ul>
            </div>
            <RetainedData />
            <p className={styles.note}>{t('erasing.final')}</p>
            <div className={styles.actions}>
              <TokenForm route="newsletter-my-data" token={visit.token} hidden={{ act: 'erase', sure: 'yes' }}>
                <Button type="submit" size="large">
                  {t('erasing.button')}
                </Button>
              </TokenForm>
              {/* A plain link, because the browser must request the address again although it already shows it. */}
              <a href={address('newsletter-my-data', { query: { t: visit.token } })}>{t('erasing.keep')}</a>
            </div>
          </NewsletterFrame>
        )
      case 'erased':
        return (
          <NewsletterFrame page={page} heading={t('erased.heading')} state="done">
            <p className={styles.lead}>
              <EmailInSentence email={visit.email} sentence={t('erased.text', { email: visit.email })} />
            </p>
            {!visit.complete && <p className={styles.note}>{t('erased.traces')}</p>}
            <RetainedData />
            <p className={styles.actions}>
              <ButtonLink tone="ink" to={address(homeRoute)}>
                {t('common:home')}
              </ButtonLink>
            </p>
          </NewsletterFrame>
        )
      case 'ended':
        return (
          <NewsletterFrame page={page} heading={t('ended.heading')} state="invalid">
            <p className={styles.lead}>{t('ended.text')}</p>
            <DataRequestForm />
          </NewsletterFrame>
        )
    }

  if (query.sent === 'my-data' && !visit)
    return (
      <NewsletterFrame page={page} heading={t('sent.heading')} state="sent">
        <p className={styles.lead}>{t('sent.text')}</p>
        <p className={styles.note}>{t('sent.note')}</p>
        <p className={styles.actions}>
          <ButtonLink tone="ink" to={address('newsletter-my-data')}>
            {t('sent.button')}
          </ButtonLink>
        </p>
      </NewsletterFrame>
    )
  return (
    <NewsletterFrame page={page} heading={t('ask.heading')} state="ready" picture="file">
      <p className={styles.lead}>{t('ask.text')}</p>
      <DataRequestForm />
      <p className={styles.note}>{t('ask.note')}</p>
    </NewsletterFrame>
  )
}
