import { Logo } from '../../../ui/Logo.tsx'
import { DemoFooter } from '../parts/DemoFooter.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import { FewColumns } from '../parts/FooterRows.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import pageField from '../parts/PageField.module.css'
import { NewsletterSection } from '../parts/NewsletterSection.tsx'
import { useFooterColumns } from '../parts/useFooterColumns.ts'
import styles from './Footer.module.css'

/** Horizontal positions of the marks in the strip; each box is 48 × 32. */
const marks = Array.from({ length: 24 }, (_, index) => index * 48)
const strip = marks.map((x) => `M${x + 16} 16a16 16 0 0 1 32 0zM${x} 16a16 16 0 0 0 32 0z`).join('')

/** A footer on the page's background under a strip of marks, with the logo, three columns and the newsletter form. */
export default function Footer({ name }: FooterProps) {
  const columns = useFooterColumns('about', 'takePart', 'contact')
  return (
    <DemoFooter className={`${pageField.field} ${styles.footer}`} name={name}>
      <div className={styles.strip} aria-hidden="true">
        <svg viewBox={`0 0 ${marks.length * 48} 32`}>
          <path d={strip} />
        </svg>
      </div>
      <div className={styles.columns}>
        <div className={styles.party}>
          <Logo />
          <FooterNetworks />
        </div>
        <FewColumns columns={columns} />
        <NewsletterSection name={name} />
      </div>
      <FooterLegal />
    </DemoFooter>
  )
}
