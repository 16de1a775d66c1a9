import type { ReactNode } from 'react'
import type { Address } from '#shared/forms/order.ts'
import type { ShownOrder } from '#shared/order.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { FactList } from '../../sections/FactList.tsx'
import { PageSection } from '../../sections/PageSection.tsx'
import styles from './OrderData.module.css'

/** Renders text as the visitor typed it. */
const typed = (text: string): ReactNode => (
  <span data-typed="" dir="auto" translate="no" className={styles.typed}>
    {text}
  </span>
)

const placeIn = ({ street, postcode, town }: Address): string => `${street}, ${postcode} ${town}`

/** Renders the buyer, the payment and the delivery of an order. */
export function OrderData({ order }: { order: ShownOrder }) {
  const { t } = useTranslation(['order', 'products', 'shop', 'forms'])
  const address = useAddress()
  const { name, email, phone, company, taxNumber, delivery, way, notes, to } = order
  const entries: readonly [term: string, value: string][] = [
    [t('forms:name'), name],
    [t('forms:email'), email],
    [t('forms:phone'), phone],
    [t('data.company'), company],
    [t('data.taxNumber'), taxNumber],
    [t('data.address'), order.address ? placeIn(order.address) : ''],
    [t('data.elsewhere'), to ? `${to.name}, ${placeIn(to)}` : ''],
    [t('data.notes'), notes],
  ]
  return (
    <PageSection title={t('data.title')} lead={t('data.lead')} head="beside" isTight>
      <FactList
        list={[
          { term: t('data.delivery'), value: t(`products:deliveries.${delivery}`) },
          { term: t('data.way'), value: t(`shop:ways.${way}`) },
          ...entries.filter(([, value]) => value !== '').map(([term, value]) => ({ term, value: typed(value) })),
        ]}
      />
      <ArrowLink to={address('contact', { query: { topic: 'shop' }, anchor: 'write' })}>{t('data.write')}</ArrowLink>
    </PageSection>
  )
}
