import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { AskForm } from './AskForm.tsx'
import styles from '../Letter.module.css'
import { LetterFrame } from '../LetterFrame.tsx'
import { MyDataShown } from './MyDataShown.tsx'
import { PostForm } from '../PostForm.tsx'
import { SaidOf } from './SaidOf.tsx'
import { Staying } from './Staying.tsx'

const going = ['subscription', 'messages', 'mails'] as const

/** Renders the page about one's own data: the request form, and the data behind the mailed link. */
export default function MyDataPage() {
  const { t } = useTranslation(['newsletter/my-data', 'common'])
  const { visit, query } = useSite()
  const address = useAddress()
  const page = t('title')

  if (visit?.kind === 'myData')
    switch (visit.state) {
      case 'shown':
        return <MyDataShown data={visit.data} token={visit.token} changed={visit.changed} />
      case 'erasing':
        return (
          <LetterFrame page={page} heading={t('erasing.heading')} state="warning">
            <p className={styles.lead}>
              <SaidOf email={visit.email} sentence={t('erasing.text', { email: visit.email })} />
            </p>
            <div className={styles.consent}>
              <h2>{t('erasing.goesTitle')}</h2>
              <ul className={styles.list}>
                {going.map((id) => (
                  <li key={id}>{t(`erasing.goes.${id}`)}</li>
                ))}
              </ul>
            </div>
            <Staying />
            <p className={styles.note}>{t('erasing.final')}</p>
            <div className={styles.actions}>
              <PostForm route="newsletter-my-data" token={visit.token} hidden={{ act: 'erase', sure: 'yes' }}>
                <Button type="submit" size="large">
                  {t('erasing.button')}
                </Button>
              </PostForm>
              {/* A plain link, because the browser must request the address again although it already shows it. */}
              <a href={address('newsletter-my-data', { query: { t: visit.token } })}>{t('erasing.keep')}</a>
            </div>
          </LetterFrame>
        )
      case 'erased':
        return (
          <LetterFrame page={page} heading={t('erased.heading')} state="done">
            <p className={styles.lead}>
              <SaidOf email={visit.email} sentence={t('erased.text', { email: visit.email })} />
            </p>
            {!visit.complete && <p className={styles.note}>{t('erased.traces')}</p>}
            <Staying />
            <p className={styles.actions}>
              <ButtonLink tone="ink" to={address(homeRoute)}>
                {t('common:home')}
              </ButtonLink>
            </p>
          </LetterFrame>
        )
      case 'ended':
        return (
          <LetterFrame page={page} heading={t('ended.heading')} state="invalid">
            <p className={styles.lead}>{t('ended.text')}</p>
            <AskForm />
          </LetterFrame>
        )
    }

  if (query.sent === 'my-data' && !visit)
    return (
      <LetterFrame page={page} heading={t('sent.heading')} state="sent">
        <p className={styles.lead}>{t('sent.text')}</p>
        <p className={styles.note}>{t('sent.note')}</p>
        <p className={styles.actions}>
          <ButtonLink tone="ink" to={address('newsletter-my-data')}>
            {t('sent.button')}
          </ButtonLink>
        </p>
      </LetterFrame>
    )
  return (
    <LetterFrame page={page} heading={t('ask.heading')} state="ready" picture="file">
      <p className={styles.lead}>{t('ask.text')}</p>
      <AskForm />
      <p className={styles.note}>{t('ask.note')}</p>
    </LetterFrame>
  )
}
