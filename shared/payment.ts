/** A QR code as a drawing: squares of one module on a white ground, the quiet zone included. */
export interface QrDrawing {
  /** Modules on each side, the quiet zone included. */
  size: number
  /** The dark modules as data of an SVG path; the unit is one module. */
  path: string
}

/** The National Bank's codes of payment: 289 for a transfer from an account, 189 for cash at a counter. */
export const paymentCodes = { transfer: '289', cash: '189' } as const
export type PaymentMeans = keyof typeof paymentCodes
export const paymentMeans = Object.keys(paymentCodes) as PaymentMeans[]

/** The maximum length of a name with its address in the QR code, line breaks included (rules of the National Bank). */
export const maxPartyTextLength = 70

/**
 * The fields of the printed slip (nalog za uplatu), in its order. Their names are in `locales/<language>/payment.json`.
 */
export const slipFields = [
  'payer',
  'purpose',
  'recipient',
  'code',
  'currency',
  'amount',
  'account',
  'model',
  'reference',
] as const
export type SlipField = (typeof slipFields)[number]

/** The texts under the three lines at the foot of the slip. */
export const slipSignatures = ['signature', 'received', 'valueDate'] as const
export type SlipSignature = (typeof slipSignatures)[number]

/** A payment slip as it is shown and printed, always in Serbian Latin. */
export interface PaymentSlip {
  /** The lines of each field. */
  fields: Readonly<Record<SlipField, readonly string[]>>
  /** The bank's names of fields and signatures, in Serbian Latin. */
  names: Readonly<Record<SlipField | SlipSignature, string>>
  qr: QrDrawing
  sepa?: SepaOrder
}

/** A transfer in euros from abroad: a QR code for banking apps, and its content. */
export interface SepaOrder {
  recipient: string
  /** In groups of four. */
  iban: string
  remittance: string
  qr: QrDrawing
}
