import type { ReactNode } from 'react'
import pictures from 'virtual:pictures/newsletter'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './NewsletterFrame.module.css'

interface NewsletterFrameProps {
  /** The page's name in the breadcrumbs. */
  page: string
  heading: string
  /** The state, shown by icon, words and line, never by colour alone. */
  state: 'ready' | 'sent' | 'done' | 'warning' | 'invalid'
  /** The picture where no answer is shown; each answer has its own. */
  picture?: keyof typeof pictures
  children: ReactNode
}

/** The picture of each state. */
const drawings = {
  ready: 'letter',
  sent: 'posted',
  done: 'ticked',
  warning: 'torn',
  invalid: 'clock',
} as const satisfies Record<NewsletterFrameProps['state'], keyof typeof pictures>

const icons: Record<NewsletterFrameProps['state'], IconName | undefined> = {
  ready: undefined,
  sent: 'mail',
  done: 'check',
  warning: 'alert',
  invalid: 'clock',
}

/** Renders the frame of the newsletter's pages: picture, heading and one action. */
export function NewsletterFrame({ page, heading, state, picture = drawings[state], children }: NewsletterFrameProps) {
  const { t } = useTranslation()
  const address = useAddress()
  const icon = icons[state]
  return (
    <section className={styles.frame} data-state={state}>
      <div className={styles.picture}>
        <Picture of={pictures[picture]} alt="" isFirst />
      </div>
      <div className={styles.words}>
        <Breadcrumbs
          trail={[
            { label: t('home'), to: address(homeRoute) },
            { label: t('newsletter'), to: address('newsletter') },
            { label: page },
          ]}
        />
        {icon && (
          <p className={styles.mark}>
            <Icon name={icon} />
          </p>
        )}
        <h1>{heading}</h1>
        {children}
      </div>
    </section>
  )
}
