import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasSamplePress, press, type PressItem } from '#shared/content/press.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../app/site.ts'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { SampleMark } from '../../../sections/SampleMark.tsx'
import styles from './Recent.module.css'

interface RecentProps {
  /** Leads to whoever answers the press. */
  contact: string
  /** Stands beside the list. */
  children: ReactNode
}

/** What was written about the party elsewhere, newest first. */
export function Recent({ contact, children }: RecentProps) {
  const { t } = useTranslation('pressItems')
  const { language } = useSite()
  const address = useAddress()
  const linkOf = ({ url }: PressItem) => url
  return (
    <div className={styles.recent}>
      <div className={styles.list}>
        <ol>
          {press.map((item) => {
            const headline = t(`items.${item.id}.headline`)
            const url = linkOf(item)
            return (
              <li key={item.id}>
                <time dateTime={item.published}>{formatDate(item.published, language)}</time>
                <h3>
                  {url ? (
                    <a href={url} rel="noreferrer">
                      {headline}
                    </a>
                  ) : (
                    headline
                  )}
                </h3>
                <p>{t(`items.${item.id}.outlet`)}</p>
              </li>
            )
          })}
        </ol>
        {hasSamplePress && <SampleMark label={t('sample')} />}
        <ArrowLink to={address('contact', { query: { topic: 'media' }, anchor: 'write' })}>{contact}</ArrowLink>
      </div>
      <div className={styles.aside}>{children}</div>
    </div>
  )
}
