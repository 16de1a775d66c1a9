import { footerRows } from './footers.generated.ts'

/** The name of a footer; any row of the route table may have it. */
export type FooterName = keyof typeof footerRows
export const footerNames = Object.keys(footerRows) as FooterName[]

/** Returns a footer's number, in two digits. */
export const footerNumber = (name: FooterName): string => String(footerRows[name].number).padStart(2, '0')

export const footerPaths = Object.fromEntries(
  footerNames.map((name) => [name, `/footers/footer-style-${footerNumber(name)}`]),
) as Record<FooterName, `/footers/footer-style-${string}`>
