import { useId } from 'react'
import { storage } from '#shared/content/storage.ts'
import { homeRoute, type RouteId } from '#shared/routes/table.ts'
import type { AddressOptions } from '#shared/routes/url.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './NoAccountsPage.module.css'

type Way = readonly [route: RouteId, options?: Pick<AddressOptions, 'query' | 'anchor'>]

/** Links to the pages that replace the features of an account. */
const ways = {
  logIn: {
    order: ['contact', { query: { topic: 'shop' }, anchor: 'write' }],
    myData: ['newsletter-my-data'],
    report: ['contact', { query: { topic: 'question' }, anchor: 'write' }],
  },
  create: {
    shop: ['shop-wide'],
    newsletter: ['newsletter'],
    join: ['join'],
    privacy: ['privacy'],
  },
} as const satisfies Record<string, Record<string, Way>>

const day = 24 * 60 * 60

/** Explains that the site has no accounts, and links to the alternatives. */
export default function NoAccountsPage() {
  const { t } = useTranslation(['login-register', 'common'])
  const address = useAddress()
  const id = useId()
  const link = (label: string, [route, options]: Way) => (
    <li key={label}>
      <ArrowLink to={address(route, options)}>{label}</ArrowLink>
    </li>
  )
  return (
    <div className={styles.house}>
      <header className={styles.head}>
        <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('title') }]} />
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={styles.doors}>
        <section aria-labelledby={`${id}-in`}>
          <h2 id={`${id}-in`}>{t('logIn.title')}</h2>
          <p>{t('logIn.text')}</p>
          <h3>{t('logIn.instead')}</h3>
          <ul>
            {link(t('logIn.links.order'), ways.logIn.order)}
            {link(t('logIn.links.myData'), ways.logIn.myData)}
            {link(t('logIn.links.report'), ways.logIn.report)}
          </ul>
        </section>
        <section aria-labelledby={`${id}-new`}>
          <h2 id={`${id}-new`}>{t('create.title')}</h2>
          <p>{t('create.text', { days: storage.cart.maxAge / day })}</p>
          <h3>{t('create.instead')}</h3>
          <ul>
            {link(t('create.links.shop'), ways.create.shop)}
            {link(t('create.links.newsletter'), ways.create.newsletter)}
            {link(t('create.links.join'), ways.create.join)}
            {link(t('create.links.privacy'), ways.create.privacy)}
          </ul>
        </section>
      </div>
    </div>
  )
}
