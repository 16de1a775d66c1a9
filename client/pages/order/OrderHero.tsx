import type { ReactNode } from 'react'
import pictures from 'virtual:pictures/order'
import { homeRoute } from '#shared/routes/table.ts'
import { useMainLinks } from '../../site/mainLinks.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './OrderHero.module.css'

interface OrderHeroProps {
  heading: string
  state: 'sent' | 'gone'
  children: ReactNode
}

/** Renders the state of the order as a sentence and by colour, beside the party's flag. */
export function OrderHero({ heading, state, children }: OrderHeroProps) {
  const { t } = useTranslation(['order', 'common'])
  const address = useAddress()
  const shop = useMainLinks().link('shop')
  return (
    <section className={styles.hero} data-state={state}>
      <div className={styles.words} data-printed={state === 'sent' ? '' : undefined}>
        <Breadcrumbs
          trail={[
            { label: t('common:home'), to: address(homeRoute) },
            { label: shop.label, to: shop.to },
            { label: t('title') },
          ]}
        />
        <h1>{heading}</h1>
        {children}
      </div>
      <div className={styles.picture}>
        <Picture of={pictures.flag} alt="" isFirst />
      </div>
    </section>
  )
}

/** Renders the introduction below the heading. */
export const OrderLead = ({ children }: { children: ReactNode }) => <p className={styles.lead}>{children}</p>

export const OrderActions = ({ children }: { children: ReactNode }) => <p className={styles.actions}>{children}</p>
