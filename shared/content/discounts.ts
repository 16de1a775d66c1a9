/** Discount codes with their percentage. The discount does not apply to delivery. */
export const discountCodes: Readonly<Record<string, { percent: number }>> = { MAJ1: { percent: 10 } }
