import pictures from 'virtual:pictures/newsletter'
import type { MyData, MyDataChange } from '#shared/myData.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { LongPage } from '../../../sections/LongPage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { DayTable } from './DayTable.tsx'
import { StoredMessages } from './StoredMessages.tsx'
import { StoredSubscription } from './StoredSubscription.tsx'
import styles from './MyData.module.css'
import { TokenForm } from '../TokenForm.tsx'
import { EmailInSentence } from './EmailInSentence.tsx'

const ids = ['subscription', 'messages', 'consents', 'mails', 'hidden', 'copy', 'correct', 'erasure'] as const
type SectionId = (typeof ids)[number]

interface ShownProps {
  data: MyData
  token: string
  changed: MyDataChange | undefined
}

/** Renders all stored data of one email address, and the owner's actions. */
export function MyDataOverview({ data, token, changed }: ShownProps) {
  const { t } = useTranslation(['newsletter/my-data', 'common'])
  const address = useAddress()
  return (
    <LongPage
      trail={[
        { label: t('common:home'), to: address(homeRoute) },
        { label: t('common:newsletter'), to: address('newsletter') },
        { label: t('title') },
      ]}
      heading={t('shown.heading')}
      lead={<EmailInSentence email={data.email} sentence={t('shown.lead', { email: data.email })} />}
      note={t('shown.secrecy')}
      picture={pictures.file}
      message={
        changed && (
          <p className={styles.status} role="status">
            <Icon name="check" />
            {t(`done.${changed === 'unsubscribe' ? 'left' : 'language'}`)}
          </p>
        )
      }
      contents={t('shown.contents')}
      backToContents={t('shown.backToContents')}
      ids={ids}
      titleOf={(id) => t(`${id}.title`)}
    >
      {(id) => <Section of={id} data={data} token={token} />}
    </LongPage>
  )
}

function Section({ of, data, token }: { of: SectionId; data: MyData; token: string }) {
  const { t } = useTranslation(['newsletter/my-data', 'mailPurposes'])
  const { language } = useSite()
  const address = useAddress()
  const day = (iso: string) => formatDate(iso, language)
  switch (of) {
    case 'subscription':
      return <StoredSubscription subscription={data.subscription} token={token} />
    case 'messages':
      return <StoredMessages messages={data.messages} count={data.messageCount} />
    case 'consents':
      return (
        <>
          <p>{t('consents.text')}</p>
          {data.consents.length === 0 ? (
            <p>{t('consents.none')}</p>
          ) : (
            <DayTable
              heads={(['when', 'act', 'purpose', 'version'] as const).map((head) => t(`consents.heads.${head}`))}
              rows={data.consents.map((entry) => [
                day(entry.day),
                t(`consents.act.${entry.act}`),
                t(`consents.purpose.${entry.purpose}`),
                String(entry.version),
              ])}
            />
          )}
        </>
      )
    case 'mails':
      return (
        <>
          <p>{t('mails.text')}</p>
          <DayTable
            heads={(['when', 'what', 'status'] as const).map((head) => t(`mails.heads.${head}`))}
            rows={data.mails.map((mail) => [
              day(mail.day),
              t(`mailPurposes:of.${mail.kind}`),
              t(`mails.status.${mail.status}`),
            ])}
          />
        </>
      )
    case 'hidden':
      return (
        <>
          <p>{t('hidden.text')}</p>
          {data.isSuppressed && <p>{t('hidden.suppressed')}</p>}
        </>
      )
    case 'copy':
      return (
        <>
          <p>{t('copy.text')}</p>
          <div className={styles.action}>
            <TokenForm route="newsletter-my-data" token={token} hidden={{ act: 'download' }}>
              <Button type="submit" tone="ink">
                {t('copy.button')}
              </Button>
            </TokenForm>
          </div>
        </>
      )
    case 'correct':
      return (
        <>
          <p>{t('correct.text')}</p>
          <ArrowLink to={address('contact', { query: { topic: 'question' }, anchor: 'write' })}>
            {t('correct.link')}
          </ArrowLink>
        </>
      )
    case 'erasure':
      return (
        <>
          <p>{t('erasure.text')}</p>
          <div className={styles.action}>
            <TokenForm route="newsletter-my-data" token={token} hidden={{ act: 'erase' }}>
              <Button type="submit" tone="outline">
                {t('erasure.button')}
              </Button>
            </TokenForm>
          </div>
        </>
      )
  }
}
