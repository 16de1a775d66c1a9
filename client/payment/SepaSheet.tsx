import type { SepaOrder } from '#shared/payment.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PageSection } from '../sections/PageSection.tsx'
import { FactList } from '../sections/FactList.tsx'
import { QrImage } from './PaymentSlipSheet.tsx'
import styles from './SepaSheet.module.css'

/** Renders the same payment in euros, for citizens abroad, if the party has an account for it. */
export function SepaSheet({ order: { recipient, iban, remittance, qr } }: { order: SepaOrder }) {
  const { t } = useTranslation('payment')
  return (
    <PageSection title={t('sepa.title')} lead={t('sepa.text')} ground="tint" head="beside" isTight>
      <div className={styles.sepa}>
        <div className={styles.qr}>
          <QrImage of={qr} label={t('sepa.label')} />
        </div>
        <FactList
          list={[
            { term: t('sepa.recipient'), value: recipient },
            { term: 'IBAN', value: <span translate="no">{iban}</span> },
            { term: t('sepa.remittance'), value: <span translate="no">{remittance}</span> },
          ]}
        />
      </div>
    </PageSection>
  )
}
