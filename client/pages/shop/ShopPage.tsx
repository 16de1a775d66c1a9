import type { ReactNode } from 'react'
import { homeRoute, type RouteId } from '#shared/routes/table.ts'
import { routeIdOf, useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { useSamplePrices } from '../../shop/useChanges.ts'
import styles from './ShopPage.module.css'

/** The main page of the shop, to which the others link back. */
const front = 'shop-wide' satisfies RouteId

interface ShopPageProps {
  heading: string
  lead: string
  children: ReactNode
}

/** Renders the frame of a listing: title and breadcrumbs. The page of categories has the same, so that other pages do not load it. */
export function ShopPage({ heading, lead, children }: ShopPageProps) {
  const { t } = useTranslation(['shopPages', 'shop', 'common'])
  const { found } = useSite()
  const address = useAddress()
  const hasSamples = useSamplePrices()
  return (
    <>
      <TitleBar
        look="discs"
        heading={heading}
        lead={lead}
        trail={[
          { label: t('common:home'), to: address(homeRoute) },
          ...(routeIdOf(found) === front ? [] : [{ label: t('name'), to: address(front) }]),
          { label: heading },
        ]}
      />
      <div className={styles.page}>{children}</div>
      <SampleNote text={[hasSamples && t('sample'), t('shop:noPayment')].filter(Boolean).join(' ')} />
    </>
  )
}
