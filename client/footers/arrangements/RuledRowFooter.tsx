import { footerSlides } from '#shared/content/footerSlides.ts'
import { Logo } from '../../ui/Logo.tsx'
import { FooterFrame } from '../FooterFrame.tsx'
import { FooterLegal } from '../FooterLegal.tsx'
import { FooterNetworks } from '../FooterNetworks.tsx'
import { FewColumns } from './FooterRows.tsx'
import type { FooterProps } from './FooterProps.ts'
import pageField from './PageField.module.css'
import styles from './RuledRowFooter.module.css'
import { useFooterColumns } from './useFooterColumns.ts'

/** One row between two strong lines: the logo, three columns, the networks. */
export default function RuledRowFooter({ name }: FooterProps) {
  const columns = useFooterColumns('about', 'takePart', 'contact')
  return (
    <FooterFrame className={`${pageField.field} ${styles.footer}`} slides={footerSlides[name]}>
      <div className={styles.row}>
        <div className={styles.who}>
          <Logo />
          <FooterLegal />
        </div>
        <FewColumns columns={columns} />
        <FooterNetworks />
      </div>
    </FooterFrame>
  )
}
