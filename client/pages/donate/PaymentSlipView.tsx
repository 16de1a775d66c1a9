import pictures from 'virtual:pictures/shop'
import type { PaymentSlip } from '#shared/payment.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PaymentSlipSheet } from '../../payment/PaymentSlipSheet.tsx'
import { PaymentSteps } from '../../payment/PaymentSteps.tsx'
import { PrintButton } from '../../payment/PrintButton.tsx'
import { SepaSheet } from '../../payment/SepaSheet.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './PaymentSlipView.module.css'

/** Renders the requested payment slip. It is shown once and never stored. */
export function PaymentSlipView({ slip }: { slip: PaymentSlip }) {
  const { t } = useTranslation(['donate', 'payment', 'common'])
  const address = useAddress()
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Breadcrumbs
            trail={[
              { label: t('common:home'), to: address(homeRoute) },
              { label: t('heading'), to: address('donate') },
              { label: t('ready.heading') },
            ]}
          />
          <h1>{t('ready.heading')}</h1>
          <p className={styles.lead}>{t('ready.lead')}</p>
          <div className={styles.actions}>
            <PrintButton label={t('payment:slip.print')} />
            {/* A plain link, because the browser must request the address again although it already shows it. */}
            <a className={styles.newSlipLink} href={address('donate')}>
              {t('ready.again')}
            </a>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture of={pictures['flag-large']} alt="" />
        </div>
      </div>
      <div className={styles.pay}>
        <div>
          <PaymentSlipSheet slip={slip} />
          <p className={styles.note}>{t('ready.note')}</p>
        </div>
        <PaymentSteps />
      </div>
      {slip.sepa && <SepaSheet order={slip.sepa} />}
    </>
  )
}
