import type { FooterName } from '#shared/routes/footers.ts'

/** What every footer gets that a page may name. */
export interface FooterProps {
  name: FooterName
}
