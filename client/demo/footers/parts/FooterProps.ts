import type { FooterName } from '#shared/routes/footers.ts'

/** Props of every demonstration footer. */
export interface FooterProps {
  name: FooterName
}
