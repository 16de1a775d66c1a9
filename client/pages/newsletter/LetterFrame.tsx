import type { ReactNode } from 'react'
import pictures from 'virtual:pictures/newsletter'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './LetterFrame.module.css'

interface LetterFrameProps {
  /** The page's name in the breadcrumb. */
  page: string
  heading: string
  /** A state is icon plus words plus line, never colour alone. */
  state: 'ready' | 'sent' | 'done' | 'warning' | 'invalid'
  /** What is drawn where the page itself is asked for; each answer has its own picture. */
  picture?: keyof typeof pictures
  children: ReactNode
}

/** A letter that is open, on its way, received, lapsed, torn. */
const drawings = {
  ready: 'letter',
  sent: 'posted',
  done: 'ticked',
  warning: 'torn',
  invalid: 'clock',
} as const satisfies Record<LetterFrameProps['state'], keyof typeof pictures>

const icons: Record<LetterFrameProps['state'], IconName | undefined> = {
  ready: undefined,
  sent: 'mail',
  done: 'check',
  warning: 'alert',
  invalid: 'clock',
}

/** The one frame of the newsletter's pages: the picture, the heading, the one thing to do. */
export function LetterFrame({ page, heading, state, picture = drawings[state], children }: LetterFrameProps) {
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
