import {
  slipSignatures,
  type PaymentSlip,
  type QrDrawing,
  type SlipField,
  type SlipSignature,
} from '#shared/payment.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Mark } from '../ui/Logo.tsx'
import '../styles/slip.print.css'
import styles from './PaymentSlipSheet.module.css'

/** The fields of each half, in the order in which banks print them. */
const left = ['payer', 'purpose', 'recipient'] as const satisfies readonly SlipField[]
const right = ['code', 'currency', 'amount', 'account', 'model', 'reference'] as const satisfies readonly SlipField[]

/** Renders a QR code; the quiet zone is part of the drawing. */
export function QrImage({ of: { size, path }, label }: { of: QrDrawing; label: string }) {
  return (
    <svg
      className={styles.modules}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/**
 * Renders the payment slip (nalog za uplatu) with its QR code, on paper colours in both themes. Only the slip is
 * printed. The bank's texts are Serbian; their translation is beside them.
 */
export function PaymentSlipSheet({ slip: { fields, names, qr } }: { slip: PaymentSlip }) {
  const { t } = useTranslation(['payment', 'organisation'])
  const { language } = useSite()
  const isSerbian = languageFacts[language].source === 'sr'

  const nameOf = (part: SlipField | SlipSignature) =>
    isSerbian ? (
      t(`payment:slip.${part}`)
    ) : (
      <>
        <span lang={languageFacts.sr.tag}>{names[part]}</span> <i>{t(`payment:slip.${part}`)}</i>
      </>
    )
  const field = (part: SlipField) => (
    <div key={part} className={styles.field} data-field={part}>
      <dt>{nameOf(part)}</dt>
      {/* Translations must not change what the bank reads. */}
      <dd lang={languageFacts.sr.tag} translate="no">
        {fields[part].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
    </div>
  )
  return (
    <section className={styles.sheet} data-slip="" aria-labelledby="slip-title">
      <div className={styles.slip}>
        <div className={styles.head}>
          <p>
            <Mark />
            {t('organisation:name')}
          </p>
          <h2 id="slip-title">{t('payment:slip.title')}</h2>
        </div>
        <dl className={styles.left}>{left.map(field)}</dl>
        <div className={styles.right}>
          <dl>{right.map(field)}</dl>
          <div className={styles.code}>
            <div className={styles.qr}>
              <QrImage of={qr} label={t('payment:qr.label')} />
              <p>NBS IPS QR</p>
            </div>
            <p className={styles.caption}>{t('payment:qr.caption')}</p>
          </div>
        </div>
        <div className={styles.signatures}>
          {slipSignatures.map((part) => (
            <p key={part}>{nameOf(part)}</p>
          ))}
        </div>
      </div>
      <p className={styles.cut}>{t('payment:slip.cut')}</p>
    </section>
  )
}
