import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useAddress } from '../../site/site.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './NothingYet.module.css'

interface NothingYetProps {
  heading: string
  text: string
  /** The link below the text. */
  children: ReactNode
  /** The poster of a list that is empty as a whole, where a link to the newsletter follows. */
  poster?: 'news' | 'events'
}

/** Renders what an empty list says: that it is empty, and what the visitor can do. */
export function NothingYet({ heading, text, children, poster }: NothingYetProps) {
  const { t } = useTranslation('published')
  const address = useAddress()
  return (
    <div className={styles.none} data-poster={poster}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        {children}
        {poster && (
          <ButtonLink size="large" tone="outline" to={address('newsletter')}>
            {t('newsletter')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
