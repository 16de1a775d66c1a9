import { donationLaw } from '#shared/content/donationRules.ts'
import { orderWays, paymentIds, payments, type OrderWay, type PaymentId } from '#shared/content/payments.ts'
import type { RouteId } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { Choices } from '../../forms/Choices.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { amountChoices, usualAmount } from '../../payment/amountChoices.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './HomePayments.module.css'

const icons: Readonly<Record<PaymentId, IconName>> = { card: 'card', invoice: 'invoice', online: 'globe', cash: 'cash' }

/**
 * The page for each means of payment without a provider: the donation page makes a slip, the contact form arranges it.
 */
const leadsTo: Readonly<Record<PaymentId, RouteId>> = {
  card: 'contact',
  invoice: 'donate',
  online: 'contact',
  cash: 'donate',
}

const isOrderWay = (id: PaymentId): id is OrderWay => orderWays.some((way) => way === id)

/** Renders the means of payment for orders, and the donation form. */
export function HomePayments() {
  const { t } = useTranslation(['home', 'shop', 'common'])
  const address = useAddress()
  return (
    <>
      <section className={styles.ways} aria-labelledby="ways-title">
        <div className={styles.about}>
          <h2 id="ways-title">{t('payments.title')}</h2>
          <p>{t('payments.lead')}</p>
        </div>
        <ul className={styles.cells}>
          {paymentIds.map((id) => (
            <li key={id}>
              {payments[id].url ? (
                <a href={payments[id].url} rel="noreferrer">
                  <WayLabel id={id} status={t('common:opensElsewhere')} />
                </a>
              ) : isOrderWay(id) ? (
                <PageLink to={address('checkout', { query: { way: id } })}>
                  <WayLabel id={id} status={t(`payments.order.${id}`)} />
                </PageLink>
              ) : (
                <PageLink to={address('contact', { query: { topic: 'shop', way: id }, anchor: 'write' })}>
                  <WayLabel id={id} status={t('payments.arrangement')} />
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.donation} id="donate" aria-labelledby="donate-title">
        <div className={styles.inside}>
          <div className={styles.words}>
            <h2 id="donate-title">{t('payments.donation.title')}</h2>
            <p className={styles.lead}>{t('payments.donation.lead')}</p>
          </div>
          <DonationSheet />
          <Law />
        </div>
      </section>
    </>
  )
}

/** Renders the name of a means of payment and its status. */
function WayLabel({ id, status }: { id: PaymentId; status: string }) {
  const { t } = useTranslation('shop')
  return (
    <>
      <Icon name={icons[id]} />
      <span className={styles.way}>{t(`ways.${id}`)}</span> <span className={styles.status}>{status}</span>
    </>
  )
}

/**
 * Renders an amount and a means of payment. The form needs no script: it leads with GET to the donation page or to the
 * contact form, whose message starts with the choice. A means with a provider is a link to it.
 */
function DonationSheet() {
  const { t } = useTranslation(['home', 'shop', 'common'])
  const { language, addressed } = useSite()
  const address = useAddress()
  const hasArrangement = paymentIds.some((id) => !payments[id].url)
  return (
    <form
      className={styles.sheet}
      method="get"
      action={address('donate')}
      aria-labelledby="donate-title"
      autoComplete="off"
    >
      {/* A GET form drops the query of its action, so the language is a field. */}
      {addressed && <input type="hidden" name="lng" value={language} />}
      <input type="hidden" name="topic" value="donation" />
      {hasArrangement && (
        <fieldset>
          <legend>{t('payments.donation.amount')}</legend>
          <Choices
            name="amount"
            options={amountChoices(language, t('payments.donation.other'))}
            initial={usualAmount}
            isLastApart
          />
        </fieldset>
      )}
      <fieldset>
        <legend>{t('payments.donation.way')}</legend>
        <div className={styles.choices}>
          {paymentIds.map((id) =>
            payments[id].url ? (
              <a key={id} href={payments[id].url} rel="noreferrer">
                <WayLabel id={id} status={t('common:opensElsewhere')} />
              </a>
            ) : (
              <button
                key={id}
                type="submit"
                name="way"
                value={id}
                formAction={address(leadsTo[id], leadsTo[id] === 'contact' ? { anchor: 'write' } : {})}
              >
                <WayLabel id={id} status={t(leadsTo[id] === 'donate' ? 'payments.slip' : 'payments.arrangement')} />
              </button>
            ),
          )}
        </div>
      </fieldset>
      <p className={styles.note}>{t('shop:noPayment')}</p>
    </form>
  )
}

/** Renders a summary of the law's limits. The whole notice is on the donation page. */
function Law() {
  const { t } = useTranslation('home')
  const { personSalaries, companySalaries, publishedWithinDays } = donationLaw
  return (
    <div className={styles.law}>
      <h3>{t('payments.law.title')}</h3>
      <ul>
        <li>{t('payments.law.barred')}</li>
        <li>{t('payments.law.person', { count: personSalaries })}</li>
        <li>{t('payments.law.company', { count: companySalaries })}</li>
        <li>{t('payments.law.published', { count: publishedWithinDays })}</li>
      </ul>
    </div>
  )
}
