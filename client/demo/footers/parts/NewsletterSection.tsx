import type { ReactNode } from 'react'
import { NewsletterForm } from '../../../forms/NewsletterForm.tsx'
import { FooterAddress } from '../../../footers/FooterAddress.tsx'
import { useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { FooterProps } from './FooterProps.ts'
import { FooterSection } from './FooterSection.tsx'

/** Renders the newsletter form with its heading; the party's address on a page that has the form itself. */
export function NewsletterSection({ name, children }: FooterProps & { children?: ReactNode }) {
  const { t } = useTranslation(['forms', 'common'])
  const { hasForm } = useSite().found.row
  return (
    <FooterSection heading={t(hasForm ? 'common:getInTouch' : 'newsletterTitle')}>
      {hasForm ? <FooterAddress /> : <NewsletterForm anchor={`footer-${name}`} />}
      {children}
    </FooterSection>
  )
}
