import type { ReactNode } from 'react'
import { formatNumber } from '#shared/i18n/format.ts'
import { homeRoute, type RouteId } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import styles from './CheckoutFrame.module.css'

const steps = ['cart', 'details', 'payment'] as const
type Step = (typeof steps)[number]

interface CheckoutFrameProps {
  step: Step
  /** The page's name in the breadcrumbs. */
  page: string
  heading: string
  /** The page between the shop and this one. */
  after?: { label: string; route: RouteId }
  children: ReactNode
}

/** Renders breadcrumbs, heading and the steps of an order around one step. */
export function CheckoutFrame({ step, page, heading, after, children }: CheckoutFrameProps) {
  const { t } = useTranslation(['basket', 'common'])
  const { language } = useSite()
  const address = useAddress()
  const currentIndex = steps.indexOf(step)
  const trail = [
    { label: t('common:home'), to: address(homeRoute) },
    { label: t('shop'), to: address('shop-wide') },
    ...(after ? [{ label: after.label, to: address(after.route) }] : []),
    { label: page },
  ]
  return (
    <section className={styles.frame} aria-labelledby="basket">
      <div className={styles.head}>
        <div>
          <Breadcrumbs trail={trail} />
          <h1 id="basket">{heading}</h1>
        </div>
        <ol className={styles.steps} aria-label={t('stepsLabel')}>
          {steps.map((name, index) => (
            <li
              key={name}
              data-done={index < currentIndex || undefined}
              aria-current={index === currentIndex ? 'step' : undefined}
            >
              {/* Screen readers announce the numbers of the list. */}
              <span aria-hidden="true">{formatNumber(index + 1, language)}</span>
              {after && index < currentIndex ? (
                <PageLink to={address(after.route)}>{t(`steps.${name}`)}</PageLink>
              ) : (
                <span>{t(`steps.${name}`)}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {children}
    </section>
  )
}
