import { formatDate } from '#shared/i18n/format.ts'
import type { MyData } from '#shared/myData.ts'
import { useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { FactList } from '../../../sections/FactList.tsx'
import styles from './MyData.module.css'

const optionalFields = ['name', 'phone', 'municipality'] as const

/** Renders the stored messages as they were written. */
export function StoredMessages({ messages, count }: { messages: MyData['messages']; count: number }) {
  const { t } = useTranslation(['newsletter/my-data', 'forms'])
  const { language } = useSite()
  if (count === 0) return <p>{t('messages.none')}</p>
  return (
    <>
      <p>{t('messages.text')}</p>
      {count > messages.length && <p>{t('messages.latest')}</p>}
      {messages.map((message, index) => (
        <article key={index} className={styles.message}>
          <h3>
            {formatDate(message.day, language)}
            <span>
              {message.topic === null
                ? t('messages.signUp')
                : message.topic === 'attend'
                  ? t('messages.attend')
                  : t(`forms:topics.${message.topic}`)}
            </span>
          </h3>
          {message.isSuspect && <p className={styles.suspect}>{t('messages.suspect')}</p>}
          {message.text !== '' && (
            <blockquote data-typed="" dir="auto" translate="no" className={styles.text}>
              {message.text}
            </blockquote>
          )}
          <FactList
            list={[
              ...(message.order === null
                ? []
                : [{ term: t('messages.order'), value: t('messages.orderText', { number: message.order }) }]),
              ...optionalFields
                .filter((field) => message[field] !== '')
                .map((field) => ({
                  term: t(`forms:${field}`),
                  value: (
                    <span data-typed="" dir="auto" translate="no">
                      {message[field]}
                    </span>
                  ),
                })),
            ]}
          />
        </article>
      ))}
    </>
  )
}
