/** A QR code as a drawing: squares of one module on a white ground, the quiet zone included. */
export interface QrDrawing {
  /** Modules on each side, the quiet zone included. */
  size: number
  /** The dark modules: data of an SVG path, a unit for each module. */
  path: string
}

/** How an order is paid: 289 from one's own account, 189 in cash at a counter (the bank's codes of payment). */
export const paymentCodes = { transfer: '289', cash: '189' } as const
export type PaymentMeans = keyof typeof paymentCodes
export const paymentMeans = Object.keys(paymentCodes) as PaymentMeans[]

/** Characters for which a name and address have room in the code, line breaks counted (the National Bank's rules). */
export const maxPartyTextLength = 70

/** The fields of the printed slip (nalog za uplatu), in its order. Their names are words (`locales/<language>/payment.json`). */
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

/** What stands under the three lines at the foot of the slip. */
export const slipSignatures = ['signature', 'received', 'valueDate'] as const
export type SlipSignature = (typeof slipSignatures)[number]

/** A payment slip as it is shown and printed: what the bank reads, always in Serbian Latin. */
export interface PaymentSlip {
  /** The lines of each field. */
  fields: Readonly<Record<SlipField, readonly string[]>>
  /** What the bank calls fields and signatures, in Serbian Latin. */
  names: Readonly<Record<SlipField | SlipSignature, string>>
  qr: QrDrawing
  sepa?: SepaOrder
}

/** A transfer in euros from abroad: a code for the banks' apps, and what it holds. */
export interface SepaOrder {
  recipient: string
  /** In groups of four. */
  iban: string
  remittance: string
  qr: QrDrawing
}
