import { footerSlides } from '#shared/content/footerSlides.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Logo } from '../../ui/Logo.tsx'
import { FooterFrame } from '../FooterFrame.tsx'
import { FooterLegal } from '../FooterLegal.tsx'
import { FooterNetworks } from '../FooterNetworks.tsx'
import { FewColumns } from './FooterRows.tsx'
import type { FooterProps } from './FooterProps.ts'
import { FooterSection } from './FooterSection.tsx'
import pageField from './PageField.module.css'
import styles from './MarksFooter.module.css'
import { NewsletterRow } from './NewsletterRow.tsx'
import { useFooterColumns } from './useFooterColumns.ts'

/** The marks of the strip, each in a box of 48 × 32. */
const marks = Array.from({ length: 24 }, (_, at) => at * 48)
const strip = marks.map((x) => `M${x + 16} 16a16 16 0 0 1 32 0zM${x} 16a16 16 0 0 0 32 0z`).join('')

/** On the page's own ground, under a strip of marks: the logo, three columns and the newsletter. */
export default function MarksFooter({ name }: FooterProps) {
  const { t } = useTranslation('forms')
  const columns = useFooterColumns('about', 'takePart', 'contact')
  return (
    <FooterFrame className={`${pageField.field} ${styles.footer}`} slides={footerSlides[name]}>
      <div className={styles.strip} aria-hidden="true">
        <svg viewBox={`0 0 ${marks.length * 48} 32`} focusable="false">
          <path d={strip} />
        </svg>
      </div>
      <div className={styles.columns}>
        <div className={styles.who}>
          <Logo />
          <FooterNetworks />
        </div>
        <FewColumns columns={columns} />
        <FooterSection heading={t('newsletterTitle')}>
          <NewsletterRow of={name} />
        </FooterSection>
      </div>
      <FooterLegal />
    </FooterFrame>
  )
}
